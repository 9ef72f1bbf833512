import { contactErrors } from '../content/contact-errors.ts';
import type { SubmissionType } from '../content/submission.ts';
import { FORM_LANGUAGE, type Sender } from '../content/visitor-form.ts';
import { errors, type FieldErrors } from '../errors.ts';
import { DEFAULT_LANGUAGE, type Language, languageFrom } from '../languages/language.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { fieldsOf } from '../schema/define-type.ts';
import { readField, readWhole, type Values } from '../schema/derive/validator.ts';
import type { Field, InputTools } from '../schema/field.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export interface ReadSubmission {
  values: Sender;
  /** In lower case; null if none was sent. */
  submissionId: string | null;
  /** The language that the form names, else that of the call. */
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
  const contact = contactErrors(type.form.fields, values);
  const invalid: FieldErrors = { ...contact.wrong, ...wrong };
  const submissionId = submissionIdIn(sent);
  if (submissionId === null && (sent.submissionId ?? '') !== '') invalid.submissionId = sentences.badId;
  const lang = readField(type.stored.fields.lang as Field, sent[FORM_LANGUAGE] || language, tools);
  if ('message' in lang) invalid[FORM_LANGUAGE] = lang.message;
  if (Object.keys(invalid).length > 0) throw errors.invalid(inFormOrder(type, invalid), contact.suggestions);
  return {
    values,
    submissionId,
    lang: 'value' in lang ? languageFrom(lang.value) : language,
  };
}

/** In lower case; null where there is none, or none that is a UUID. */
export function submissionIdIn({ submissionId: sent }: Readonly<Values>): string | null {
  return typeof sent === 'string' && UUID.test(sent) ? sent.toLowerCase() : null;
}

function inFormOrder(type: SubmissionType, invalid: FieldErrors): FieldErrors {
  const names = [...fieldsOf(type.form).map(([name]) => name), 'submissionId', FORM_LANGUAGE];
  return Object.fromEntries(names.flatMap((name) => (invalid[name] ? [[name, invalid[name]]] : [])));
}
