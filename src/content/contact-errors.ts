import type { InEach } from '../languages/language.ts';
import { sentenceOf } from '../languages/sentence.ts';
import type { Fields } from '../schema/field.ts';
import { suggestedEmail } from './email-suggestion.ts';
import { hasDottedDomain, phones, type Sender } from './visitor-form.ts';
import { words } from './words.ts';

/** Errors in a sender's contact fields, and the values that were probably meant; both by field. */
export interface ContactErrors {
  wrong: Record<string, InEach<string>>;
  suggestions: Record<string, string>;
}

const noWayToAnswer = sentenceOf(words, (said) => said.noWayToAnswer);
const invalidPhone = sentenceOf(words, (said) => said.invalidPhone);

/** Whether a form asks for an email address or a phone number, of which one is enough. */
export const isOneEnough = ({ email, phone }: Fields): boolean =>
  email?.required === false && phone?.required === false;

/**
 * Checks how the sender can be answered: an email address or a phone number is needed, and each one that is given has
 * to be valid, also beside the other (requirements 5.8 and 17.130).
 * @param fields of the form
 */
export function contactErrors(fields: Fields, values: Readonly<Partial<Sender>>): ContactErrors {
  const [mail, call] = [(values.email ?? '').trim(), (values.phone ?? '').trim()];
  if (mail === '' && call === '' && isOneEnough(fields))
    return { wrong: { email: noWayToAnswer, phone: noWayToAnswer }, suggestions: {} };
  const found: ContactErrors = { wrong: {}, suggestions: {} };
  if (mail !== '' && !hasDottedDomain.test(mail)) {
    const suggestion = suggestedEmail(mail);
    if (suggestion) found.suggestions.email = suggestion;
    found.wrong.email = sentenceOf(words, ({ suggestedEmail: meant, invalidEmail }) =>
      suggestion ? meant(suggestion) : invalidEmail,
    );
  }
  if (call !== '' && !phones.test(call)) found.wrong.phone = invalidPhone;
  return found;
}
