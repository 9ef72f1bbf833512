/** The forms of visitors: sent without leaving the page, nothing typed is lost, stored once, with a receipt. */
import { FILLED_IN, RECEIPT } from '../../content/form-signs.ts';
import { type Answer, call, isSuccess } from './call.ts';
import { element } from './dom.ts';
import { keepDraft, readDraft } from './draft.ts';
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
/** There on the page that answers a form that was sent before this script was there: it has what was typed. */
const refusal = document.querySelector('.refusal');
const KEY = `draft:${type}`;

let id = '';
let touchedAt = 0;
let isSending = false;
/** Whether the device has what stands in the fields. */
let isKept = true;

/**
 * A random UUID, with which each object address ends: the browser's own maker of them is missing where a site is not
 * served by https.
 */
function newId(): string {
  const address = URL.createObjectURL(new Blob());
  URL.revokeObjectURL(address);
  return address.slice(-36);
}

const typed = () => Object.fromEntries(new FormData(form)) as Record<string, string>;

function keep(): void {
  id ||= newId();
  isKept = keepDraft(KEY, { id, at: Date.now(), values: typed() });
  clear.hidden = false;
}

const sayingOf = ({ name }: Field) => element(`${name}-error`);

/** Says beside a field what is wrong with it; nothing where it is right. */
function mark(field: Field, error = ''): void {
  field.ariaInvalid = String(error !== '');
  sayingOf(field).textContent = error;
}

function fill(values: Readonly<Record<string, string>>, onlyEmpty = false): void {
  for (const field of fields) {
    if (onlyEmpty && field.value) continue;
    field.value = values[field.name] ?? '';
    // A programme that is not offered any more.
    if ((field as HTMLSelectElement).selectedIndex < 0) (field as HTMLSelectElement).selectedIndex = 0;
  }
}

/** Forgets what was here: nothing is wrong with it, unsent or to be cleared any more. */
function tidy(): void {
  id = '';
  touchedAt = 0;
  for (const field of fields) mark(field);
  form.removeAttribute('data-unsent');
  refusal?.remove();
  kept.hidden = clear.hidden = true;
  answers?.append(clear);
}

function empty(): void {
  keepDraft(KEY, null);
  fill({});
  tidy();
}

/** Shows what the device has kept. @param whole whether that is all there is to show, as it was or as it is elsewhere */
function restore(whole: boolean): void {
  const draft = readDraft(KEY);
  if (draft && Object.values(draft.values).join('')) {
    id = draft.id;
    fill(draft.values, !whole);
    kept.hidden = clear.hidden = false;
    kept.append(clear);
  } else if (draft === null && whole) {
    form.reset();
    tidy();
  }
}

function setSending(sending: boolean): void {
  isSending = sending;
  button.ariaDisabled = String(sending);
  for (const field of fields) field.toggleAttribute('readonly', sending);
}

function showReceipt(says: Readonly<Record<string, string>>): void {
  const receipt = element<HTMLTemplateElement>('receipt').content.cloneNode(true) as DocumentFragment;
  for (const place of receipt.querySelectorAll<HTMLElement>('[data-says]'))
    place.textContent = says[place.dataset.says ?? ''] ?? '';
  receipts.replaceChildren(receipt);
  receipts.querySelector('h2')?.focus();
  history.replaceState(null, '', form.action);
}

/** Sends once more by itself where the id is used up: by a first that was stored before it was changed. */
async function send(isRetry = false): Promise<void> {
  setSending(true);
  keep();
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

function refuse({ status, message, fields: wrong }: Answer): void {
  toast(message, 'error');
  form.toggleAttribute('data-unsent', status !== 400);
  for (const field of fields) mark(field, wrong[field.name]);
  fields.find(({ name }) => wrong[name])?.focus();
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (!isSending) void send();
});
element('fields').addEventListener('input', ({ target }) => {
  touchedAt ||= Date.now();
  keep();
  // What is said of several fields is answered by one of them.
  const words = sayingOf(target as Field).textContent;
  for (const field of fields) if (sayingOf(field).textContent === words) mark(field);
});
clear.addEventListener('click', () => {
  empty();
  fields[0]?.focus();
});
addEventListener('online', () => {
  if (form.hasAttribute('data-unsent')) toast(back);
});

// The form is one, in how many windows it stands: what was typed, sent or cleared in another is so here.
const follow = () => {
  if (isKept && !isSending) restore(true);
};
addEventListener('storage', ({ key }) => key === KEY && follow());
if (refusal) keep();
else {
  restore(false);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // By then browsers have put back what stood in a page that somebody returns to, which may have been sent since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted || navigation?.type !== 'navigate') follow();
  });
}
