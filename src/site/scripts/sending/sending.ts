/** Sends a visitor's form without leaving the page, stores it once, and shows its receipt or the refusal. */
import { messageWithNumber } from '../../../content/help-number.ts';
import { RECEIPT } from '../../../content/visitor-form.ts';
import { type Answer, call, isSuccess } from '../call.ts';
import { dismissToast, toast } from '../toast.ts';
import { showReceipt } from './receipt.ts';
import type { SentForm } from './sent-form.ts';

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
  // What was sent before under another id has its reference only (requirement 23.60).
  const { [RECEIPT]: receipt, reference } = answer.body;
  showReceipt(sent, (receipt ?? { reference }) as Record<string, string>);
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
