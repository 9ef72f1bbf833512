import type { SubmissionType } from '../../content/submission.ts';
import { readReceipt } from '../../inbox/receipts.ts';
import type { FormView } from '../../site/model.ts';
import { receiptWords } from '../../site/receipt-words.ts';
import type { PageRequest } from './page.ts';

const nothing: FormView = { values: {}, refusal: null, receipt: null };

/**
 * What a page's form shows: what was refused with all that was typed, the receipt to who knows its secret, or an
 * empty form. All but the last are for this one visitor.
 */
export async function formViewOf(type: SubmissionType, request: PageRequest): Promise<FormView> {
  const { attempt, query, database, now, frame } = request;
  if (attempt) return { ...nothing, values: textsIn(attempt.fields), refusal: attempt.refusal };
  if (query.sent === undefined) return nothing;
  const sent = await readReceipt(database.reader, type, query.sent, now());
  return { ...nothing, receipt: sent && receiptWords(sent, frame('/').college.answerDays) };
}

/** What came for a field as a text; of one that came twice the first. */
function textsIn(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  const firsts = Object.entries(fields).map(([name, value]) => [name, [value].flat()[0]]);
  return Object.fromEntries(firsts.filter(([, value]) => typeof value === 'string'));
}
