/**
 * Runs in the page, in a JavaScript world of its own: the virtual screen reader, and what it leaves out. The proof calls
 * what is exported here.
 */
import { virtual } from '@guidepup/virtual-screen-reader';

/** More than any page has. */
const MOST_PHRASES = 5000;
/** Roles for which the library says another word than their name. */
const SAID_ROLES: Readonly<Record<string, string>> = { img: 'image' };
const LIVE = /^(?:polite|assertive): /;
const LIVE_REGIONS = '[aria-live], [role=alert], [role=alertdialog], [role=log], [role=status], output';
/** States of the focused element. Screen readers say when they change; the library does not. */
const STATES = ['aria-expanded', 'aria-pressed', 'aria-checked', 'aria-selected', 'aria-activedescendant'];

/** What was said and not taken yet. */
const heard: string[] = [];
let found: HTMLElement | null = null;
let hadFocus = false;

/** Makes the library look at the page again, which may be shown otherwise without a change of the document. */
let lookAgain = () => {};

/**
 * Shows the library the changes that a live region may say. Of others it works out all the names around them; it fails
 * over elements that are gone, says what is hidden, and says a region again when its looks change.
 */
class LiveObserver extends MutationObserver {
  constructor(callback: MutationCallback) {
    super((mutations, observer) => callback(mutations.filter(isLive), observer));
    lookAgain = () => callback([], this);
  }
}

function isLive({ target, type }: MutationRecord): boolean {
  const region = elementOf(target)?.closest(LIVE_REGIONS);
  return type !== 'attributes' && (region?.checkVisibility() ?? false);
}

interface Read {
  phrase: string;
  node: Node | null;
}

async function listen(isKept = (_phrase: string) => true): Promise<void> {
  const phrases = await virtual.spokenPhraseLog();
  await virtual.clearSpokenPhraseLog();
  heard.push(...phrases.filter(isKept));
}

/** Reads the page, or the modal dialog that is open, from the present place to the end and from its beginning to there. */
async function* readAll(): AsyncGenerator<Read> {
  await listen();
  lookAgain();
  let first: Read | undefined;
  for (let count = 0; count < MOST_PHRASES; count += 1) {
    const read = (await readOn()) ?? (await startAgain());
    if (first && read.node === first.node && read.phrase === first.phrase) break;
    first ??= read;
    yield read;
  }
  await listen((phrase) => LIVE.test(phrase));
}

async function readOn(): Promise<Read | undefined> {
  const before = (await virtual.spokenPhraseLog()).length;
  await virtual.next();
  const phrase = (await virtual.spokenPhraseLog()).slice(before).findLast((one) => !LIVE.test(one));
  return phrase === undefined ? undefined : { phrase, node: virtual.activeNode };
}

const start = () =>
  virtual.start({ container: document.body, window: { document, MutationObserver: LiveObserver } });

/** For a reader that stood in a dialog which is gone. */
async function startAgain(): Promise<Read> {
  await virtual.stop();
  await start();
  const [phrase = ''] = await virtual.spokenPhraseLog();
  return { phrase, node: virtual.activeNode };
}

const elementOf = (node: Node | null) => (node instanceof HTMLElement ? node : (node?.parentElement ?? null));

/** Reads on until something of this role and name is said. @returns what is said; null if the page has no such thing */
export async function find(role: string, name: string): Promise<string | null> {
  const isHidden = role === 'password';
  const said = isHidden ? name : `${SAID_ROLES[role] ?? role}, ${name}`;
  const modal = document.querySelector('dialog:modal');
  for await (const { phrase, node } of readAll()) {
    // What lies behind a modal dialog is inert, which the library does not know of native ones.
    if (modal && !modal.contains(node)) continue;
    if (phrase !== said && !phrase.startsWith(`${said}, `)) continue;
    const element = elementOf(node);
    if (isHidden && !element?.matches('[type=password]')) continue;
    found = element;
    await listen((one) => LIVE.test(one));
    return phrase;
  }
  return null;
}

/** Everything that is read, one phrase after the other. */
export async function readThrough(): Promise<string[]> {
  const phrases: string[] = [];
  for await (const { phrase } of readAll()) phrases.push(phrase);
  return phrases;
}

/** Moves the focus to what was found, or to the element of a selector. @returns whether it is there */
export function focus(selector?: string): boolean {
  const element = selector ? document.querySelector<HTMLElement>(selector) : found;
  element?.focus();
  return element !== null && document.activeElement === element;
}

/** What was said since the last call. */
export async function take(): Promise<string[]> {
  await listen();
  return heard.splice(0);
}

/** Whether the page has lost a focus that it had. */
export const isFocusLost = () => hadFocus && (document.activeElement ?? document.body) === document.body;

function sayStates(mutations: readonly MutationRecord[]): void {
  for (const { target, attributeName } of mutations) {
    const { activeElement } = document;
    if (target !== activeElement || !attributeName) continue;
    const value = activeElement.getAttribute(attributeName) ?? '';
    const active = attributeName === 'aria-activedescendant' && document.getElementById(value);
    heard.push(active ? (active.textContent ?? '') : `${attributeName.slice('aria-'.length)} ${value}`);
  }
}

/** A button says whether its popover is open, and a summary whether its details are. */
function sayToggle({ target }: Event): void {
  const { activeElement } = document;
  const toggled = activeElement?.matches('summary')
    ? activeElement.parentElement
    : (activeElement as HTMLButtonElement | null)?.popoverTargetElement;
  if (target === toggled)
    heard.push((target as Element).matches('[open], :popover-open') ? 'open' : 'closed');
}

/** The library fails over a focused element that is gone before it is read. */
addEventListener('unhandledrejection', (event) => event.preventDefault());

async function begin(): Promise<void> {
  heard.push(`title, ${document.title}`);
  new MutationObserver(sayStates).observe(document, { subtree: true, attributeFilter: STATES });
  document.addEventListener('toggle', sayToggle, { capture: true });
  document.addEventListener('focusin', () => {
    hadFocus = true;
  });
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) heard.push(target.selectedOptions[0]?.text ?? '');
  });
  await start();
}

if (window === top) document.addEventListener('DOMContentLoaded', begin);
