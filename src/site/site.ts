/**
 * The one script of the public pages: the header leaves while the page is read downwards and returns on the way up, what
 * says so prints, the chat opens beside the page by a script that is fetched when it is wanted, letters that most devices
 * have come in the college's own hand, and the style sheets of other pages come before somebody goes there.
 */
import './site.css';
import './scripts/chat-opener.ts';
import './scripts/deferred-fonts.ts';
import './scripts/prefetch-styles.ts';

const header = document.querySelector('.site-header');
const slack = 8;
// Asking where the page stands would have it laid out before its time.
let last = 0;

const settle = () => {
  const moved = scrollY - last;
  if (!header || Math.abs(moved) < slack) return;
  last = scrollY;
  header.toggleAttribute('data-away', moved > 0 && scrollY > header.clientHeight);
};

addEventListener('scroll', settle, { passive: true });

// The open menu covers the page, so it closes when the focus goes on behind it.
addEventListener('focusin', () => {
  document.querySelector<HTMLElement>('.drawer:not(:focus-within)')?.hidePopover();
});

addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-print]')) print();
});
