import * as z from 'zod';
import { DUTIES, inOrder } from '../content/duties.ts';
import { errors } from '../errors.ts';
import { digitsIn } from '../languages/digits.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../languages/language.ts';
import { tidyLine } from '../languages/marks.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { readerOf } from '../schema/derive/reader.ts';
import { listInForms } from '../schema/fields/list.ts';
import {
  hasAtMost,
  lengthOf,
  lineOfText,
  missing,
  storableText,
  tooLong,
} from '../schema/fields/plain-text.ts';
import { RECORD_ID } from '../schema/fields/reference.ts';
import { words as fieldWords } from '../schema/fields/words.ts';
import { ROLES } from './account.ts';
import { words } from './words.ts';

const MIN_PASSWORD_LENGTH = 10;
const MAX_PASSWORD_LENGTH = 1000;
const MAX_EMAIL_LENGTH = 200;

type Label = keyof (typeof words)['en']['labels'];

/** The fields of an account, with error messages in one language. */
function accountFields(language: Language) {
  const sentences = words[language];
  const { labels } = sentences;
  const optionalId = (label: Label) => {
    const error = sentences.noChoice(labels[label]);
    // No choice is null in JSON and an empty text in a form.
    return z
      .union([z.null(), z.literal(''), z.string().regex(RECORD_ID, { error })], { error })
      .transform((id) => id || null);
  };
  const expected = sentences.duties(DUTIES.join(', '));
  return {
    name: lineOfText(labels.name, { max: 200, required: true, language }),
    /** Accepts `admin@localhost`, the default address of the first administrator. */
    email: storableText(labels.email, language)
      .overwrite(tidyLine)
      .refine((text) => text !== '', { error: missing(labels.email, language), abort: true })
      .refine((text) => hasAtMost(MAX_EMAIL_LENGTH, text), {
        error: () => tooLong(labels.email, MAX_EMAIL_LENGTH, language),
        abort: true,
      })
      .refine((text) => /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u.test(text), { error: sentences.email }),
    role: z.enum(ROLES, { error: sentences.role }),
    password: storableText(labels.password, language)
      .refine((text) => text !== '', { error: missing(labels.password, language), abort: true })
      .refine((text) => lengthOf(text) >= MIN_PASSWORD_LENGTH, {
        error: sentences.shortPassword(digitsIn(language, MIN_PASSWORD_LENGTH)),
      })
      .refine((text) => hasAtMost(MAX_PASSWORD_LENGTH, text), {
        error: () => tooLong(labels.password, MAX_PASSWORD_LENGTH, language),
      }),
    faculty: optionalId('faculty'),
    semester: optionalId('semester'),
    duties: listInForms(z.array(z.enum(DUTIES, { error: expected }), { error: expected }).transform(inOrder)),
    disabled: z.boolean({ error: sentences.disabled }),
    lang: z.enum(LANGUAGES, { error: sentences.lang(LANGUAGES.join(sentences.or)) }),
  };
}

/** A new account. The order is that of the form, so that the first error belongs to the first invalid field. */
function newAccount(language: Language) {
  const { name, email, role, password, faculty, semester, duties, lang } = accountFields(language);
  return z.object({
    name,
    email,
    role,
    password,
    faculty: faculty.default(null),
    semester: semester.default(null),
    duties: duties.exactOptional(),
    lang: lang.default(DEFAULT_LANGUAGE),
  });
}

/** Of somebody who chooses the password by the link of an invitation. */
const invitedAccount = (language: Language) => newAccount(language).omit({ password: true });

const invitation = (language: Language) =>
  z.object({ invite: z.boolean({ error: words[language].invite }).default(false) });

function accountChanges(language: Language) {
  const fields = accountFields(language);
  return z.object({
    name: fields.name.exactOptional(),
    email: fields.email.exactOptional(),
    role: fields.role.exactOptional(),
    password: fields.password.exactOptional(),
    faculty: fields.faculty.exactOptional(),
    semester: fields.semester.exactOptional(),
    duties: fields.duties.exactOptional(),
    disabled: fields.disabled.exactOptional(),
    lang: fields.lang.exactOptional(),
  });
}

/** What people change of their own account, besides the password. */
const ownChanges = (language: Language) => z.object({ lang: accountFields(language).lang.exactOptional() });

/** Only its presence is validated: the password check rejects wrong values. */
function required(label: Label, language: Language) {
  const named = words[language].labels[label];
  const error = missing(named, language);
  return z
    .string({ error: ({ input }) => (input === undefined ? error : fieldWords[language].notText(named)) })
    .refine((text) => (label === 'email' ? tidyLine(text) : text) !== '', { error });
}

/** A code that may be left out. */
const optionalCode = (language: Language) =>
  z.string({ error: fieldWords[language].notText(words[language].labels.code) }).default('');

const credentials = (language: Language) =>
  z.object({
    email: required('email', language),
    password: required('password', language),
    code: optionalCode(language),
  });

const code = (language: Language) => z.object({ code: required('code', language) });

const passkeyName = (language: Language) =>
  z.object({ name: lineOfText(words[language].labels.passkey, { max: 100, required: true, language }) });

const ownPassword = (language: Language) => z.object({ password: required('password', language) });

/** An address that can be an account's. */
const linkRequest = (language: Language) => z.object({ email: accountFields(language).email });

const newPassword = (language: Language) => z.object({ password: accountFields(language).password });

const passwordChange = (language: Language) =>
  z.object({ current: required('current', language), password: accountFields(language).password });

type Values = Readonly<Record<string, unknown>>;

/** @returns validates values by a schema @throws 400 naming every invalid field */
function parserOf<T>(build: (language: Language) => z.ZodType<T>): (values: Values) => T {
  const read = readerOf(build);
  return (values) => {
    const found = read(values);
    if ('value' in found) return found.value;
    throw errors.invalid(found.wrong);
  };
}

const parseNew = parserOf(newAccount);
export type NewAccount = ReturnType<typeof parseNew>;

/** Validates a new account; unknown fields are ignored. @throws 400 naming every invalid field */
export const parseNewAccount = (values: Values): NewAccount =>
  parseNew({ role: '', name: '', email: '', password: '', ...values });

const parseInvited = parserOf(invitedAccount);
const parseInvitation = parserOf(invitation);

/** Whether a new account's owner is invited by mail to choose the password. @throws 400 */
export const isInvitation = ({ invite }: Values): boolean => parseInvitation({ invite }).invite;

/** Validates a new account without a password. @throws 400 naming every invalid field, also where a password is given */
export function parseInvitedAccount({ password = '', ...values }: Values): NewAccount {
  if (password !== '') throw errors.invalid({ password: sentencesIn(words).passwordOfInvited });
  return { ...parseInvited({ role: '', name: '', email: '', ...values }), password: '' };
}

/** Validates the changes that values name. @throws 400 naming every invalid field */
export const parseAccountChanges = parserOf(accountChanges);
export type AccountChanges = ReturnType<typeof parseAccountChanges>;

/** Validates what people change of their own account. @throws 400 naming every invalid field */
export const parseOwnChanges = parserOf(ownChanges);

/** Validates the body of a login (requirement 3.25). @throws 400 if a field is missing or not a text */
export const parseCredentials = parserOf(credentials);

/** Validates a typed code. @throws 400 if it is missing or not a text */
export const parseCode = parserOf(code);

/** Validates the password that is asked for again. @throws 400 if it is missing or not a text */
export const parseOwnPassword = parserOf(ownPassword);

const parseName = parserOf(passkeyName);

/** Validates the name of a passkey. @throws 400 */
export const parsePasskeyName = ({ name = '' }: Values) => parseName({ name });

const parsePasswords = parserOf(passwordChange);

/** Validates a change of one's own password. @throws 400 if a field is missing or the new password invalid */
export const parsePasswordChange = (values: Values) =>
  parsePasswords({ ...values, password: values.password ?? '' });

const parseLink = parserOf(linkRequest);

/** Validates a request for a link to set a password by. @throws 400 */
export const parseLinkRequest = ({ email = '' }: Values) => parseLink({ email });

const parsePassword = parserOf(newPassword);

/** Validates a new password. @throws 400 naming `password` */
export const parseNewPassword = ({ password = '' }: Values) => parsePassword({ password });

const readEmail = readerOf(accountChanges);

/** Whether a text can be an account's address; others never reach the database. */
export function isEmail(text: string): boolean {
  const read = readEmail({ email: text });
  return 'value' in read;
}
