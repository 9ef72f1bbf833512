/** The one script of the public pages: the header leaves while the page is read downwards and returns on the way up. */
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
