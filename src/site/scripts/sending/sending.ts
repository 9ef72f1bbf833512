/** Sends a visitor's form without leaving the page, stores it once, and shows its receipt or the refusal. */
import { messageWithNumber } from '../../../content/help-number.ts';
import { RECEIPT } from '../../../content/visitor-form.ts';
import { type Answer, call, isSuccess } from '../call.ts';
import { element } from '../dom.ts';
import { dismissToast, toast } from '../toast.ts';
import type { Sent } from './sent-here.ts';

export { toast };

/**
 * Shows the receipt above the form and puts its address into the address bar (requirement 17.141).
 * @param says its texts, and its `address` unless it is shown no more
 */
function showReceipt(sent: SentForm, says: Readonly<Record<string, string>>): void {
  const receipts = element('receipts');
  const receipt = element<HTMLTemplateElement>('receipt').content.cloneNode(true) as DocumentFragment;
  // A choice is stored in English, and told as the form words it.
  const chosen = [...sent.form.querySelectorAll('option')].find(
    ({ value }) => value && value === says.program,
  );
  for (const slot of receipt.querySelectorAll<HTMLElement>('[data-says]')) {
    const word = says[slot.dataset.says ?? ''] ?? '';
    slot.textContent = slot.dataset.says === 'program' && chosen ? chosen.text : word;
  }
  // A row with nothing to say.
  for (const row of receipt.querySelectorAll('dl > div'))
    if ([...row.querySelectorAll('[data-says]')].every((slot) => slot.textContent === '')) row.remove();
  // Of one sent before, the reference alone is told, and no address opens it.
  if (!says.address) receipt.querySelector('.receipt-for')?.remove();
  receipts.replaceChildren(receipt);
  document.querySelector('.receipt-over')?.remove();
  receipts.querySelector('h2')?.focus();
  // The address holds a secret, which no request may name (requirement 17.142).
  document.head.append(
    Object.assign(document.createElement('meta'), { name: 'referrer', content: 'no-referrer' }),
  );
  // Back leads from the second receipt of a page to the first.
  const change = sent.search.includes('sent=') ? 'pushState' : 'replaceState';
  history[change](null, '', says.address ?? sent.form.action);
  sent.search = location.search;
}

/** Sends it. Retries once with a new id if the id is taken, because the form was changed after it was stored. */
export async function sendForm(sent: SentForm, isRetry = false): Promise<void> {
  dismissToast();
  const { type, words = '' } = sent.form.dataset;
  const answer = await call('POST', `/${type}`, { json: { ...sent.body(), [RECEIPT]: true } });
  if (!isRetry && (answer.status === 409 || answer.fields.submissionId)) {
    sent.forgetId();
    return sendForm(sent, true);
  }
  if (!isSuccess(answer)) return refuse(sent, answer);
  sent.empty();
  toast(words);
  // The college has answered a kept copy of the page.
  document.querySelector('.kept-copy')?.remove();
  // What was sent before under another id has its reference only (requirement 23.60).
  const { [RECEIPT]: receipt, reference, createdAt } = answer.body as Record<string, unknown>;
  const says = (receipt ?? { reference }) as Record<string, string>;
  showReceipt(sent, says);
  const at = Date.parse(String(createdAt));
  sent.remember({ reference: String(reference), at, nepaliDay: says.nepaliDay });
}

function refuse({ form, fields, mark }: SentForm, answer: Answer): void {
  const { status, fields: wrong, body, requestId = null } = answer;
  const message = messageWithNumber(answer.message, status, requestId);
  const { suggestions = {} } = body as { suggestions?: Record<string, string> };
  toast(message, 'error');
  form.toggleAttribute('data-unsent', status !== 400);
  for (const field of fields) mark(field, wrong[field.name], suggestions[field.name]);
  fields.find(({ name }) => wrong[name])?.focus();
  if (status === 400) dismissWhenCorrected(form, message);
}

/** Removes the toast when no field has its error any more. */
function dismissWhenCorrected(form: HTMLFormElement, message: string): void {
  const errors = [...form.querySelectorAll('.field-error')];
  const look = () => {
    if (errors.some(({ textContent }) => textContent === message)) return;
    form.removeEventListener('input', look);
    dismissToast(message);
  };
  form.addEventListener('input', look);
}

addEventListener('online', () => {
  const unsent = document.querySelector<HTMLElement>('[data-unsent]');
  if (unsent) toast(unsent.dataset.back ?? '');
});

export type Field = HTMLInputElement | HTMLSelectElement;

/** A visitor's form, as what sends it needs it. */
export interface SentForm {
  form: HTMLFormElement;
  fields: readonly Field[];
  /** The query of the shown receipt's address, or none. */
  search: string;
  /** Shows a field's error beside it, with the suggested value; empty clears it. */
  mark(field: Field, error?: string, meant?: string): void;
  /** Empties the form and deletes its draft. */
  empty(): void;
  /** The body to send: the values, the id, and the time spent filling in. */
  body(): object;
  /** The next body has a new id. */
  forgetId(): void;
  /** Keeps on this device that it was sent, and shows it. */
  remember(sent: Sent): void;
}
