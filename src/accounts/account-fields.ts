import * as z from 'zod';
import { DUTIES, inOrder } from '../content/duties.ts';
import { errors, type FieldErrors } from '../errors.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../languages/language.ts';
import { listInForms } from '../schema/fields/list.ts';
import { lengthOf, missing, plainText, storableText, tooLong } from '../schema/fields/plain-text.ts';
import { RECORD_ID } from '../schema/fields/reference.ts';
import { ROLES } from './account.ts';

const MIN_PASSWORD_LENGTH = 10;
const MAX_PASSWORD_LENGTH = 1000;
const MAX_EMAIL_LENGTH = 200;

/** Accepts `admin@localhost`, the default address of the first administrator. */
const email = storableText('Email')
  .trim()
  .refine((text) => text !== '', { error: missing('Email'), abort: true })
  .refine((text) => lengthOf(text) <= MAX_EMAIL_LENGTH, {
    error: () => tooLong('Email', MAX_EMAIL_LENGTH),
    abort: true,
  })
  .refine((text) => /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u.test(text), {
    error: 'Email has to look like name@example.org.',
  });

const password = storableText('Password')
  .refine((text) => text !== '', { error: missing('Password'), abort: true })
  .refine((text) => lengthOf(text) >= MIN_PASSWORD_LENGTH, {
    error: `Password has to have at least ${MIN_PASSWORD_LENGTH} characters.`,
  })
  .refine((text) => lengthOf(text) <= MAX_PASSWORD_LENGTH, {
    error: () => tooLong('Password', MAX_PASSWORD_LENGTH),
  });

/** An id, or none: null in JSON, empty in a form. */
function optionalId(label: string) {
  const error = `${label} is not one that can be chosen.`;
  return z
    .union([z.null(), z.literal(''), z.string().regex(RECORD_ID, { error })], { error })
    .transform((id) => id || null);
}

const role = z.enum(ROLES, { error: 'Role has to be admin, student or teacher.' });
const DUTIES_EXPECTED = `Duties have to be a list of any of ${DUTIES.join(', ')}.`;
const duties = listInForms(
  z.array(z.enum(DUTIES, { error: DUTIES_EXPECTED }), { error: DUTIES_EXPECTED }).transform(inOrder),
);
const name = plainText('Name', { max: 200, required: true });
const faculty = optionalId('Faculty');
const semester = optionalId('Semester');
const disabled = z.boolean({ error: 'Disabled has to be true or false.' });

/** Of its screens and mails. */
const lang = z.enum(LANGUAGES, { error: `Language has to be ${LANGUAGES.join(' or ')}.` });

/** In the order of the form, so that the first error is that of the first invalid field. */
const fields = z.object({
  name,
  email,
  role,
  password,
  faculty: faculty.default(null),
  semester: semester.default(null),
  duties: duties.exactOptional(),
  lang: lang.default(DEFAULT_LANGUAGE),
});
const changes = z.object({
  name: name.exactOptional(),
  email: email.exactOptional(),
  role: role.exactOptional(),
  password: password.exactOptional(),
  faculty: faculty.exactOptional(),
  semester: semester.exactOptional(),
  duties: duties.exactOptional(),
  disabled: disabled.exactOptional(),
  lang: lang.exactOptional(),
});
const ownChanges = z.object({ lang: lang.exactOptional() });

/** Sign-in validates presence only; the password check rejects wrong values. */
function required(label: string) {
  return z.string({
    error: ({ input }) => (input === undefined ? missing(label) : `${label} has to be a text.`),
  });
}
const credentials = z.object({
  email: required('Email').refine((text) => text.trim() !== '', { error: missing('Email') }),
  password: required('Password').refine((text) => text !== '', { error: missing('Password') }),
});

const passwordChange = z.object({
  current: required('Current password').refine((text) => text !== '', { error: missing('Current password') }),
  password,
});

export type NewAccount = z.output<typeof fields>;
export type AccountChanges = z.output<typeof changes>;

function parsed<T>(schema: z.ZodType<T>, values: Readonly<Record<string, unknown>>): T {
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  const invalid: FieldErrors = {};
  for (const { path, message } of result.error.issues) invalid[String(path[0])] ??= message;
  throw errors.invalid(invalid);
}

/** Validates a new account; unknown fields are ignored. @throws 400 naming every invalid field */
export function parseNewAccount(values: Readonly<Record<string, unknown>>): NewAccount {
  return parsed(fields, { role: '', name: '', email: '', password: '', ...values });
}

/** Validates the changes that `values` name. @throws 400 naming every invalid field */
export function parseAccountChanges(values: Readonly<Record<string, unknown>>): AccountChanges {
  return parsed(changes, values);
}

/** Validates what people change of their own account. @throws 400 naming every invalid field */
export function parseOwnChanges(values: Readonly<Record<string, unknown>>): z.output<typeof ownChanges> {
  return parsed(ownChanges, values);
}

/** Validates the body of a login (requirement 3.25). @throws 400 if a field is missing or no text */
export function parseCredentials(values: Readonly<Record<string, unknown>>): {
  email: string;
  password: string;
} {
  return parsed(credentials, values);
}

/** Validates a change of one's own password. @throws 400 if a field is missing or the new password invalid */
export function parsePasswordChange(values: Readonly<Record<string, unknown>>): {
  current: string;
  password: string;
} {
  return parsed(passwordChange, { ...values, password: values.password ?? '' });
}

/** Whether a text can be an account's address; others never reach the database. */
export function isEmail(text: string): boolean {
  return email.safeParse(text).success;
}
