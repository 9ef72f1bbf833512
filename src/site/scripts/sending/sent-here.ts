/** What was sent from this device, which keeps reference and day alone (requirements 24.51, 24.52). */
import { element } from '../dom.ts';
import { toast } from '../toast.ts';

interface Sent {
  reference: string;
  /** When it arrived, in milliseconds. */
  at: number;
  /** That day in Bikram Sambat; '' where it was not told. */
  nepaliDay: string;
}

/** How many a device keeps, and for how long. */
const MOST = 5;
const MAX_AGE_MS = 180 * 24 * 3_600_000;

const keyOf = (type: string) => `sent:${type}`;

/** Storage may be blocked, or hold garbage. */
function readSent(type: string): Sent[] {
  try {
    const all: Sent[] = JSON.parse(localStorage.getItem(keyOf(type)) ?? '[]');
    return all.filter(({ reference, at }) => reference && Date.now() - at < MAX_AGE_MS);
  } catch {
    return [];
  }
}

function storeSent(type: string, all: readonly Sent[]): void {
  try {
    if (all.length > 0) localStorage.setItem(keyOf(type), JSON.stringify(all.slice(0, MOST)));
    else localStorage.removeItem(keyOf(type));
  } catch {}
}

const others = (type: string, reference: string) =>
  readSent(type).filter((sent) => sent.reference !== reference);

export function rememberSent(type: string, sent: Sent): void {
  storeSent(type, [sent, ...others(type, sent.reference)]);
  showSentHere(type);
}

function dayOf({ at, nepaliDay }: Sent): string {
  const isNepali = document.documentElement.lang === 'ne';
  if (isNepali && nepaliDay) return nepaliDay;
  const day = { dateStyle: 'long', timeZone: 'Asia/Kathmandu' } as const;
  return new Date(at).toLocaleDateString(isNepali ? 'ne' : 'en-GB', day);
}

/** Shows what was sent from this device, each with a button that forgets it. */
export function showSentHere(type: string): void {
  document.querySelector('.sent-here')?.remove();
  const all = readSent(type);
  storeSent(type, all);
  if (all.length === 0) return;
  const template = element<HTMLTemplateElement>('sent-here');
  const section = template.content.cloneNode(true) as DocumentFragment;
  const list = section.querySelector('ul') as HTMLElement;
  const row = list.firstElementChild as HTMLElement;
  list.replaceChildren(...all.map((sent) => lineOf(type, row.cloneNode(true) as HTMLElement, sent)));
  template.before(section);
}

function lineOf(type: string, line: HTMLElement, sent: Sent): HTMLElement {
  const says: Readonly<Record<string, string>> = { reference: sent.reference, day: dayOf(sent) };
  for (const slot of line.querySelectorAll<HTMLElement>('[data-says]'))
    slot.textContent = says[slot.dataset.says ?? ''] ?? '';
  const button = line.querySelector('button') as HTMLButtonElement;
  button.setAttribute('aria-description', sent.reference);
  button.addEventListener('click', () => {
    storeSent(type, others(type, sent.reference));
    showSentHere(type);
    toast(button.dataset.forgotten ?? '');
    // The pressed button is gone.
    document.querySelector<HTMLElement>('.sent-here button, #fields input')?.focus();
  });
  return line;
}
