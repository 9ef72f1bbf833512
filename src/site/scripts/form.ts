/**
 * The forms of visitors: keeps a draft, shows errors, and sends without leaving the page. What sends the form
 * (sending/sending.ts) is loaded when the visitor first touches it, which is long before it is sent.
 */
import { FILLED_IN } from '../../content/visitor-form.ts';
import { element } from './dom.ts';
import { readDraft, storeDraft } from './draft.ts';
import { lateScript } from './late-script.ts';
import type { Field, SentForm } from './sending/sending.ts';
import type { Sent } from './sending/sent-here.ts';

const form = element<HTMLFormElement>('form');
const { type, sending = '', remembering = '' } = form.dataset;
const fields = [...form.querySelectorAll<Field>('[aria-describedby]')];
const button = element('send');
const clear = element('clear');
const answers = clear.parentElement;
const kept = element('kept');
/** The button that fills in the suggested value. */
const suggestion = element<HTMLButtonElement>('suggestion');
/**
 * Set on the response to a form that was sent before this script had loaded. Its fields contain the visitor's input.
 */
const refusal = document.querySelector('.refusal');
const KEY = `draft:${type}`;
/** Under which the device keeps what was sent from it. */
const SENT = `sent:${type}`;

let id = '';
let touchedAt = 0;
let isSending = false;
/** Whether the draft could be stored. */
let isStored = true;

/** A random UUID from the end of an object URL, since `crypto.randomUUID` is missing without https. */
function newId(): string {
  const address = URL.createObjectURL(new Blob());
  URL.revokeObjectURL(address);
  return address.slice(-36);
}

const typed = () => Object.fromEntries(new FormData(form)) as Record<string, string>;

function storeFields(): void {
  id ||= newId();
  isStored = storeDraft(KEY, { id, at: Date.now(), values: typed() });
  clear.hidden = false;
}

const errorOf = ({ name }: Field) => element(`${name}-error`);

/** Shows a field's error beside it, with the suggested value; empty clears it. */
function mark(field: Field, error = '', meant = ''): void {
  field.ariaInvalid = String(error !== '');
  errorOf(field).textContent = error;
  if (errorOf(field).nextSibling !== suggestion) return;
  suggestion.hidden = !meant;
  suggestion.value = (suggestion.lastChild as Element).textContent = meant;
}

function fill(values: Readonly<Record<string, string>>, onlyEmpty = false): void {
  for (const field of fields) {
    if (onlyEmpty && field.value) continue;
    field.value = values[field.name] ?? '';
    // The draft may name a programme that is no longer offered.
    if ((field as HTMLSelectElement).selectedIndex < 0) (field as HTMLSelectElement).selectedIndex = 0;
  }
}

/** Clears the id, the errors and the hints of a draft that is gone. */
function clearState(): void {
  id = '';
  touchedAt = 0;
  for (const field of fields) mark(field);
  form.removeAttribute('data-unsent');
  refusal?.remove();
  kept.hidden = clear.hidden = true;
  answers?.append(clear);
}

function empty(): void {
  storeDraft(KEY, null);
  fill({});
  clearState();
}

/** Fills in the stored draft. @param whole whether it also overwrites fields that are filled in */
function restore(whole: boolean): void {
  const draft = readDraft(KEY);
  if (draft && fields.some(({ name }) => draft.values[name])) {
    id = draft.id;
    fill(draft.values, !whole);
    kept.hidden = clear.hidden = false;
    kept.append(clear);
  } else if (draft === null && whole) {
    form.reset();
    clearState();
  }
}

function setSending(sending: boolean): void {
  isSending = sending;
  button.ariaDisabled = String(sending);
  for (const field of fields) field.toggleAttribute('readonly', sending);
}

const sent: SentForm = {
  form,
  fields,
  search: location.search,
  mark,
  empty,
  body() {
    storeFields();
    return { ...typed(), submissionId: id, [FILLED_IN]: Date.now() - touchedAt };
  },
  forgetId() {
    id = '';
  },
  remember,
};

const load = lateScript<typeof import('./sending/sending.ts')>(sending);
const loadRemembering = lateScript<typeof import('./sending/sent-here.ts')>(remembering);

/** Shows what was sent from this device, also what was just now. */
function remember(added?: Sent): void {
  const say = (words: string) => void load().then(({ toast }) => toast(words));
  loadRemembering()
    .then(({ showSentHere }) => showSentHere(SENT, say, added))
    .catch(() => {});
}

async function send(): Promise<void> {
  setSending(true);
  try {
    const { sendForm } = await load();
    await sendForm(sent);
  } catch (error) {
    console.error('The form was not sent', error);
    storeFields();
    // The script that says it in a toast has not come.
    for (const line of form.querySelectorAll('.unsent')) line.role = 'alert';
    form.toggleAttribute('data-unsent', true);
  }
  setSending(false);
}

form.addEventListener('focusin', () => load().catch(() => {}), { once: true });
form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (!isSending) void send();
});
element('fields').addEventListener('input', ({ target }) => {
  touchedAt ||= Date.now();
  storeFields();
  // An error of several fields is cleared by a change to any of them.
  const words = errorOf(target as Field).textContent;
  for (const field of fields) if (errorOf(field).textContent === words) mark(field);
});
suggestion.addEventListener('click', () => {
  const field = suggestion.parentElement?.querySelector('input');
  if (!field) return;
  field.value = suggestion.value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
});
clear.addEventListener('click', () => {
  empty();
  fields[0]?.focus();
});
// Back from one receipt to another one.
addEventListener('popstate', () => {
  if (sent.search !== location.search) location.reload();
});

// What was sent from this device before.
try {
  if (localStorage.getItem(SENT)) remember();
} catch {}

// Windows with the same form share one draft.
const syncDraft = () => {
  if (isStored && !isSending) restore(true);
};
addEventListener('storage', ({ key }) => key === KEY && syncDraft());
if (refusal) storeFields();
else {
  restore(false);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // On the way back browsers restore the old values of a form, which may have been sent since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted || navigation?.type !== 'navigate') syncDraft();
  });
}
