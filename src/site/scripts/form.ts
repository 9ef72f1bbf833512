/** The forms of visitors: keeps a draft, sends without leaving the page, stores once, shows a receipt. */
import { FILLED_IN, RECEIPT } from '../../content/visitor-form.ts';
import { type Answer, call, isSuccess } from './call.ts';
import { element } from './dom.ts';
import { readDraft, storeDraft } from './draft.ts';
import { toast } from './toast.ts';

type Field = HTMLInputElement | HTMLSelectElement;

const form = element<HTMLFormElement>('form');
const { type, words = '', back = '' } = form.dataset;
const fields = [...form.querySelectorAll<Field>('[aria-describedby]')];
const button = element('send');
const clear = element('clear');
const answers = clear.parentElement;
const kept = element('kept');
const receipts = element('receipts');
/** The button that puts in what was probably meant. */
const suggestion = element<HTMLButtonElement>('suggestion');
/**
 * Set on the response to a form that was sent before this script had loaded. Its fields contain the visitor's input.
 */
const refusal = document.querySelector('.refusal');
const KEY = `draft:${type}`;

let id = '';
let touchedAt = 0;
let isSending = false;
/** The query of the address whose receipt is shown, or none. */
let { search } = location;
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

/** Shows the error of a field beside it, with what was probably meant; empty clears it. */
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
    // The draft may name a programme that is not offered any more.
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
  if (draft && Object.values(draft.values).join('')) {
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

function showReceipt(says: Readonly<Record<string, string>>): void {
  const receipt = element<HTMLTemplateElement>('receipt').content.cloneNode(true) as DocumentFragment;
  for (const slot of receipt.querySelectorAll<HTMLElement>('[data-says]'))
    slot.textContent = says[slot.dataset.says ?? ''] ?? '';
  receipts.replaceChildren(receipt);
  receipts.querySelector('h2')?.focus();
  // Requests must not name the address, nor does the receipt before it get lost.
  document.head.append(
    Object.assign(document.createElement('meta'), { name: 'referrer', content: 'no-referrer' }),
  );
  history[search.includes('sent') ? 'pushState' : 'replaceState'](null, '', says.address ?? form.action);
  search = location.search;
}

/** Retries once with a new id if the id is taken, because the form was changed after a submission was stored. */
async function send(isRetry = false): Promise<void> {
  setSending(true);
  storeFields();
  const json = { ...typed(), submissionId: id, [FILLED_IN]: Date.now() - touchedAt, [RECEIPT]: true };
  const answer = await call('POST', `/${type}`, { json });
  if (!isRetry && (answer.status === 409 || answer.fields.submissionId)) {
    id = '';
    return send(true);
  }
  setSending(false);
  if (isSuccess(answer)) {
    empty();
    toast(words);
    showReceipt((answer.body[RECEIPT] ?? {}) as Record<string, string>);
  } else refuse(answer);
}

function refuse({ status, message, fields: wrong, body }: Answer): void {
  const { suggestions = {} } = body as { suggestions?: Record<string, string> };
  toast(message, 'error');
  form.toggleAttribute('data-unsent', status !== 400);
  for (const field of fields) mark(field, wrong[field.name], suggestions[field.name]);
  fields.find(({ name }) => wrong[name])?.focus();
}

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
addEventListener('popstate', () => {
  if (search !== location.search) location.reload();
});
addEventListener('online', () => {
  if (form.hasAttribute('data-unsent')) toast(back);
});

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
