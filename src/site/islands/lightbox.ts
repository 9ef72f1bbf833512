/** Pictures of a page one at a time and as large as the window: by buttons, keys and swipes. Loaded when one is tapped. */
import { followSwipes } from './swipe.ts';

/** Decorations drawn like the site's other icons. */
const icon = (path: string) =>
  `<svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`;

const INSIDE = `<button type="button" aria-label="Previous">${icon('M19 12H5M11 6l-6 6 6 6')}</button>
<div class="lightbox-stage"></div>
<button type="button" aria-label="Next">${icon('M5 12h14M13 6l6 6-6 6')}</button>
<p aria-live="polite"><span></span> <span></span></p>
<button type="button" aria-label="Close">${icon('M6 6l12 12M18 6 6 18')}</button>`;

/**
 * Opens the pictures that the links of a list lead to.
 * @param links one around each picture, in order
 * @param at the position, from 0, of the one to begin with; the focus comes back to its link
 */
export function openLightbox(links: readonly HTMLAnchorElement[], at: number): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'lightbox';
  dialog.ariaLabel = 'Pictures';
  dialog.innerHTML = INSIDE;
  const [previous, next, close] = dialog.querySelectorAll('button');
  const [place, words] = dialog.querySelectorAll('span');
  const stage = dialog.querySelector<HTMLElement>('.lightbox-stage');
  if (!(previous && next && close && place && words && stage)) return;

  const slides = links.map(slideOf);
  let shown = at;
  const show = (wanted: number) => {
    const slide = slides[wanted]?.();
    if (!slide) return;
    shown = wanted;
    stage.replaceChildren(slide);
    place.textContent = `${shown + 1} of ${links.length}`;
    words.textContent = slide.alt;
    words.lang = slide.lang;
    // Not `disabled`: a button that is disabled while it has the focus drops it.
    previous.ariaDisabled = String(shown === 0);
    next.ariaDisabled = String(shown === links.length - 1);
    for (const neighbour of [shown + 1, shown - 1]) slides[neighbour]?.();
  };
  const step = (by: 1 | -1) => show(shown + by);

  previous.addEventListener('click', () => step(-1));
  next.addEventListener('click', () => step(1));
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('keydown', (event) => {
    const go = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: links.length - 1 }[event.key];
    if (go === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(go);
  });
  followSwipes(stage, step);
  // Beside the picture is outside.
  stage.addEventListener('click', ({ target }) => target === stage && dialog.close());

  document.body.append(dialog);
  show(at);
  dialog.showModal();
  close.focus();

  // The browser's own way back closes the pictures, and only them.
  history.pushState({ lightbox: true }, '');
  const leave = () => dialog.close();
  addEventListener('popstate', leave);
  dialog.addEventListener('close', () => {
    removeEventListener('popstate', leave);
    if (history.state?.lightbox) history.back();
    dialog.remove();
    links[at]?.focus();
  });
}

/** The full picture of a link, made and fetched when it is first asked for. */
function slideOf(link: HTMLAnchorElement): () => HTMLImageElement {
  let slide: HTMLImageElement | undefined;
  return () => {
    if (slide) return slide;
    const small = link.querySelector('img');
    slide = new Image(small?.width, small?.height);
    const full = slide;
    if (small) {
      const { width, height } = sizeOf(small);
      Object.assign(full, { width, height, alt: small.alt, lang: small.lang });
      full.sizes = `min(100vw, ${Math.ceil((100 * width) / height)}vh)`;
      full.srcset = small.srcset;
    }
    full.style.backgroundColor = link.querySelector('rect')?.getAttribute('fill') ?? '';
    full.addEventListener('error', () => {
      full.alt ||= 'This picture could not be loaded.';
    });
    full.src = link.href;
    full.draggable = false;
    return full;
  };
}

/** As the attributes say: the properties tell how large it stands on the page. */
const sizeOf = (picture: HTMLImageElement) => ({
  width: Number(picture.getAttribute('width')),
  height: Number(picture.getAttribute('height')),
});
