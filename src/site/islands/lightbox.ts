/** Shows the pictures of a page one by one in a dialog: with buttons, keys and swipes. Loaded on the first click. */
import { words } from './words.ts';

/** Minimum length of a swipe, in pixels. */
const MIN_SWIPE = 48;

/**
 * Makes the stage's children follow a finger sideways, and reports the direction of a swipe. Leaves pinches, and
 * panning of a zoomed page, to the browser.
 */
function followSwipes(stage: HTMLElement, onSwipe: (step: 1 | -1) => void): void {
  let from: number | undefined;
  const move = (px: number) => {
    for (const child of stage.children) if (child instanceof HTMLElement) child.style.translate = `${px}px`;
  };
  const end = () => {
    from = undefined;
    move(0);
  };
  stage.addEventListener('pointerdown', ({ pointerType, isPrimary, clientX }) => {
    end();
    if (pointerType !== 'mouse' && isPrimary && (visualViewport?.scale ?? 1) < 1.05) from = clientX;
  });
  stage.addEventListener('pointermove', ({ clientX }) => {
    if (from !== undefined) move(clientX - from);
  });
  stage.addEventListener('pointercancel', end);
  stage.addEventListener('pointerup', ({ clientX }) => {
    if (from === undefined) return;
    const moved = clientX - from;
    end();
    if (Math.abs(moved) > MIN_SWIPE) onSwipe(moved < 0 ? 1 : -1);
  });
}

/** An icon in the style of src/ui/icon.tsx. */
const icon = (path: string) =>
  `<svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`;

const CONTROLS = `<button type="button" aria-label="${words.previous}">${icon('M19 12H5M11 6l-6 6 6 6')}</button>
<div class="lightbox-stage"></div>
<button type="button" aria-label="${words.next}">${icon('M5 12h14M13 6l6 6-6 6')}</button>
<p aria-live="polite"><span></span> <span></span></p>
<button type="button" aria-label="${words.close}">${icon('M6 6l12 12M18 6 6 18')}</button>`;

/**
 * Opens the pictures that links lead to.
 * @param links one link around each picture, in order
 * @param at index of the first picture to show, whose link has the focus again after the dialog closes
 */
export function openLightbox(links: readonly HTMLAnchorElement[], at: number): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'lightbox';
  dialog.ariaLabel = words.pictures;
  dialog.innerHTML = CONTROLS;
  const [previous, next, close] = dialog.querySelectorAll('button');
  const [position, caption] = dialog.querySelectorAll('span');
  const stage = dialog.querySelector<HTMLElement>('.lightbox-stage');
  if (!(previous && next && close && position && caption && stage)) return;

  const slides = links.map(slideOf);
  let shown = at;
  const show = (wanted: number) => {
    const slide = slides[wanted]?.();
    if (!slide) return;
    shown = wanted;
    stage.replaceChildren(slide);
    position.textContent = words.position(shown + 1, links.length);
    const said = links[wanted]?.dataset.caption;
    caption.textContent = said ?? slide.alt;
    caption.lang = said ? document.documentElement.lang : slide.lang;
    // `disabled` would make a focused button lose the focus.
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
  // A click beside the picture closes the dialog.
  stage.addEventListener('click', ({ target }) => target === stage && dialog.close());

  document.body.append(dialog);
  show(at);
  dialog.showModal();
  close.focus();

  // The browser's Back button closes the dialog and stays on the page.
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

/** The full-size picture of a link, loaded on first use. */
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
      full.alt ||= words.failed;
    });
    full.src = link.href;
    full.draggable = false;
    return full;
  };
}

/** The intrinsic size, from the attributes: the properties have the size on the page. */
const sizeOf = (picture: HTMLImageElement) => ({
  width: Number(picture.getAttribute('width')),
  height: Number(picture.getAttribute('height')),
});
