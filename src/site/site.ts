/**
 * The one script of the public pages: the header leaves while the page is read downwards and returns on the way up,
 * and pictures of an album open on the page, by a script that is fetched when the first is tapped.
 */
import './site.css';

const header = document.querySelector('.site-header');
const slack = 8;
let last = scrollY;

const settle = () => {
  const moved = scrollY - last;
  if (!header || Math.abs(moved) < slack) return;
  last = scrollY;
  header.toggleAttribute(
    'data-away',
    moved > 0 && scrollY > header.clientHeight && !header.contains(document.activeElement),
  );
};

addEventListener('scroll', settle, { passive: true });
header?.addEventListener('focusin', () => header.removeAttribute('data-away'));

addEventListener('click', async (event) => {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[data-lightbox] a');
  if (!link) return;
  event.preventDefault();
  try {
    const { openLightbox } = await import('./islands/lightbox.ts');
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-lightbox] a')];
    openLightbox(links, links.indexOf(link));
  } catch (error) {
    console.error('The pictures could not be opened on the page', error);
    location.href = link.href;
  }
});
