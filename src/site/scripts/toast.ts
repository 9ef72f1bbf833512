/** So long a toast stays (specification: Business constants). */
const TOAST_MS = 5000;
/** How often one that is being read is looked at again. */
const HELD_MS = 1000;
/** Where words wait in session storage for the next page. */
const KEPT = 'toast';

export type Tone = 'success' | 'error';

function region(): HTMLElement {
  const present = document.querySelector<HTMLElement>('.toaster');
  if (present) return present;
  const made = document.createElement('section');
  made.className = 'toaster';
  made.ariaLabel = 'Notifications';
  document.body.append(made);
  return made;
}

/** Shows a toast. One that says the same as one on the page takes its place. */
export function toast(words: string, tone: Tone = 'success'): void {
  const toaster = region();
  for (const other of toaster.children) if (other.firstChild?.textContent === words) other.remove();
  const card = document.createElement('div');
  card.className = 'toast';
  card.dataset.tone = tone;
  const said = document.createElement('div');
  said.role = tone === 'error' ? 'alert' : 'status';
  const close = document.createElement('button');
  close.type = 'button';
  close.ariaLabel = 'Close';
  close.textContent = '×';
  close.onclick = () => card.remove();
  card.append(said, close);
  toaster.append(card);
  // A frame after the live region, since some screen readers miss one that comes filled.
  requestAnimationFrame(() => {
    said.textContent = words;
  });
  const leave = () => {
    if (card.matches(':hover, :focus-within')) setTimeout(leave, HELD_MS);
    else card.remove();
  };
  setTimeout(leave, TOAST_MS);
}

/** Keeps a toast of success for the next page of this window, which shows it with `showKeptToast`. */
export function keepToast(words: string): void {
  sessionStorage.setItem(KEPT, words);
}

/** Shows what the page before has kept, once. */
export function showKeptToast(): void {
  const words = sessionStorage.getItem(KEPT);
  if (!words) return;
  sessionStorage.removeItem(KEPT);
  toast(words);
}
