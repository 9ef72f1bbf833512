import { toast } from './toast.ts';

/** Where words wait in session storage for the next page. */
const KEPT = 'toast';

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
