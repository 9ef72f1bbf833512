import { suggestedEmail } from './email-suggestion.ts';
import { hasDottedDomain, phones, type Sender } from './visitor-form.ts';
import { words } from './words.ts';

/** What is wrong with a sender's contact fields, and what was probably meant; both by field. */
export interface ContactErrors {
  wrong: Record<string, string>;
  suggestions: Record<string, string>;
}

/**
 * Checks how the sender can be answered: an email address or a phone number is needed, and each one that is given has
 * to be valid, also beside the other (requirements 5.8 and 17.130).
 */
export function contactErrors(values: Readonly<Partial<Sender>>): ContactErrors {
  const [mail, call] = [(values.email ?? '').trim(), (values.phone ?? '').trim()];
  if (mail === '' && call === '')
    return { wrong: { email: words.noWayToAnswer, phone: words.noWayToAnswer }, suggestions: {} };
  const isMailWrong = mail !== '' && !hasDottedDomain.test(mail);
  const suggestion = isMailWrong && suggestedEmail(mail);
  const email = suggestion ? words.suggestedEmail(suggestion) : words.invalidEmail;
  return {
    wrong: {
      ...(isMailWrong && { email }),
      ...(call !== '' && !phones.test(call) && { phone: words.invalidPhone }),
    },
    suggestions: { ...(suggestion && { email: suggestion }) },
  };
}
