/** What was sent from this device, which keeps reference and day alone (requirements 24.51, 24.52). */
import { element } from '../dom.ts';

export interface Sent {
  reference: string;
  /** When it arrived, in milliseconds. */
  at: number;
  /** That day in Bikram Sambat, where it was told. */
  nepaliDay: string | undefined;
}

/** The device keeps the last few submissions, for half a year. */
const MOST = 5;
const MAX_AGE_MS = 180 * 24 * 3_600_000;

/** Storage may be blocked, or hold garbage. */
function readSent(key: string): Sent[] {
  try {
    const all: Sent[] = JSON.parse(localStorage.getItem(key) ?? '[]');
    return all.filter(({ at }) => Date.now() - at < MAX_AGE_MS);
  } catch {
    return [];
  }
}

function storeSent(key: string, all: readonly Sent[]): void {
  try {
    if (all.length > 0) localStorage.setItem(key, JSON.stringify(all));
    else localStorage.removeItem(key);
  } catch {}
}

function dayOf({ at, nepaliDay }: Sent): string {
  const isNepali = document.documentElement.lang === 'ne';
  if (isNepali && nepaliDay) return nepaliDay;
  const day = { dateStyle: 'long', timeZone: 'Asia/Kathmandu' } as const;
  return new Date(at).toLocaleDateString(isNepali ? 'ne' : 'en-GB', day);
}

/**
 * Shows what was sent from this device, each with a button that forgets it.
 * @param key of the storage
 * @param say shows a toast
 * @param added what was sent just now
 */
export function showSentHere(key: string, say: (words: string) => void, added?: Sent): void {
  const others = readSent(key).filter(({ reference }) => reference !== added?.reference);
  const all = [...(added ? [added] : []), ...others].slice(0, MOST);
  storeSent(key, all);
  document.querySelector('.sent-here')?.remove();
  if (all.length === 0) return;
  const template = element<HTMLTemplateElement>('sent-here');
  const section = template.content.cloneNode(true) as DocumentFragment;
  const list = section.querySelector('ul') as HTMLElement;
  const row = list.firstElementChild as HTMLElement;
  const forget = ({ reference }: Sent) => {
    storeSent(
      key,
      readSent(key).filter((sent) => sent.reference !== reference),
    );
    showSentHere(key, say);
    say(template.dataset.forgotten ?? '');
    // The pressed button is gone.
    document.querySelector<HTMLElement>('.sent-here button, #fields input')?.focus();
  };
  list.replaceChildren(...all.map((sent) => lineOf(row, sent, forget)));
  template.before(section);
}

function lineOf(row: HTMLElement, sent: Sent, forget: (sent: Sent) => void): HTMLElement {
  const line = row.cloneNode(true) as HTMLElement;
  const says: Readonly<Record<string, string>> = { reference: sent.reference, day: dayOf(sent) };
  for (const slot of line.querySelectorAll<HTMLElement>('[data-says]'))
    slot.textContent = says[slot.dataset.says ?? ''] ?? '';
  const button = line.querySelector('button') as HTMLButtonElement;
  button.setAttribute('aria-description', sent.reference);
  button.addEventListener('click', () => forget(sent));
  return line;
}
