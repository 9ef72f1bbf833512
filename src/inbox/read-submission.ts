import { reachErrors, type SubmissionType } from '../content/submission.ts';
import { errors, type FieldErrors } from '../errors.ts';
import { fieldsOf } from '../schema/define-type.ts';
import { readWhole, type Values } from '../schema/derive/validator.ts';
import type { InputTools } from '../schema/field.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export interface ReadSubmission {
  values: Values;
  /** In lower case; null where none was sent. */
  submissionId: string | null;
}

/**
 * Reads what a visitor has sent; unknown fields are ignored.
 * @throws 400 naming every field that does not hold, in the order of the form
 */
export function readSubmission(
  type: SubmissionType,
  sent: Readonly<Values>,
  tools: InputTools,
): ReadSubmission {
  const { values, wrong } = readWhole(type.form, sent, tools);
  const found: FieldErrors = { ...reachErrors(values), ...wrong };
  const submissionId = sent.submissionId ?? '';
  if (submissionId !== '' && (typeof submissionId !== 'string' || !UUID.test(submissionId))) {
    found.submissionId =
      'The form was sent with an id that is none. Load the page again and send it once more.';
  }
  if (Object.keys(found).length > 0) throw errors.invalid(inOrderOf(type, found));
  return { values, submissionId: submissionId === '' ? null : String(submissionId).toLowerCase() };
}

function inOrderOf(type: SubmissionType, found: FieldErrors): FieldErrors {
  const names = [...fieldsOf(type.form).map(([name]) => name), 'submissionId'];
  return Object.fromEntries(names.flatMap((name) => (found[name] ? [[name, found[name]]] : [])));
}
