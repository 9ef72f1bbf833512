/**
 * The one script of the public pages: the header leaves while the page is read downwards and returns on the way up, what
 * says so prints, and pictures of an album open on the page, and the chat beside it, by scripts that are fetched when
 * they are wanted.
 */
import './site.css';
import './scripts/chat-opener.ts';

const header = document.querySelector('.site-header');
const slack = 8;
// Asking where the page stands would have it laid out before its time.
let last = 0;

const settle = () => {
  const moved = scrollY - last;
  if (!header || Math.abs(moved) < slack) return;
  last = scrollY;
  header.toggleAttribute(
    'data-away',
    moved > 0 &&
      scrollY > header.clientHeight &&
      !header.contains(document.activeElement) &&
      !header.querySelector(':popover-open'),
  );
};

addEventListener('scroll', settle, { passive: true });
header?.addEventListener('focusin', () => header.removeAttribute('data-away'));

addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-print]')) print();
});

const wall = document.querySelector<HTMLElement>('[data-lightbox]');
wall?.addEventListener('click', async (event) => {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  try {
    const address = wall.dataset.lightbox ?? '';
    // Not for the bundler: its way of loading would be larger than this script.
    const { openLightbox }: typeof import('./islands/lightbox.ts') = await import(/* @vite-ignore */ address);
    const links = [...wall.querySelectorAll('a')];
    openLightbox(links, links.indexOf(link));
  } catch (error) {
    console.error('The pictures did not open on the page', error);
    location.href = link.href;
  }
});
