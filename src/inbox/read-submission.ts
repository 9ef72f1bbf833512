import { contactErrors } from '../content/contact-errors.ts';
import type { SubmissionType } from '../content/submission.ts';
import { FORM_LANGUAGE, type Sender } from '../content/visitor-form.ts';
import { errors, type FieldErrors } from '../errors.ts';
import { DEFAULT_LANGUAGE, type Language, languageFrom } from '../languages/language.ts';
import { fieldsOf } from '../schema/define-type.ts';
import { readField, readWhole, type Values } from '../schema/derive/validator.ts';
import type { Field, InputTools } from '../schema/field.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export interface ReadSubmission {
  values: Sender;
  /** In lower case; null if none was sent. */
  submissionId: string | null;
  /** As the form says, else that of the call. */
  lang: Language;
}

/**
 * Validates a visitor's submission; unknown fields are ignored.
 * @param language of the call, for forms that do not say theirs
 * @throws 400 naming every invalid field, in the order of the form, with what was probably meant
 */
export function readSubmission(
  type: SubmissionType,
  sent: Readonly<Values>,
  tools: InputTools,
  language: Language = DEFAULT_LANGUAGE,
): ReadSubmission {
  const { values, wrong } = readWhole(type.form, sent, tools);
  const contact = contactErrors(values);
  const invalid: FieldErrors = { ...contact.wrong, ...wrong };
  const submissionId = sent.submissionId ?? '';
  if (submissionId !== '' && (typeof submissionId !== 'string' || !UUID.test(submissionId))) {
    invalid.submissionId =
      'The form was sent with an id that is none. Load the page again and send it once more.';
  }
  const said = readField(type.stored.fields.lang as Field, sent[FORM_LANGUAGE] || language, tools);
  if ('message' in said) invalid[FORM_LANGUAGE] = said.message;
  if (Object.keys(invalid).length > 0) throw errors.invalid(inFormOrder(type, invalid), contact.suggestions);
  return {
    values,
    submissionId: submissionId === '' ? null : String(submissionId).toLowerCase(),
    lang: 'value' in said ? languageFrom(said.value) : language,
  };
}

function inFormOrder(type: SubmissionType, invalid: FieldErrors): FieldErrors {
  const names = [...fieldsOf(type.form).map(([name]) => name), 'submissionId', FORM_LANGUAGE];
  return Object.fromEntries(names.flatMap((name) => (invalid[name] ? [[name, invalid[name]]] : [])));
}
