import * as z from 'zod';
import { errors, type FieldErrors } from '../errors.ts';
import { lengthOf, missing, plainText, storableText, tooLong } from '../schema/fields/plain-text.ts';
import { RECORD_ID } from '../schema/fields/reference.ts';
import { ROLES } from './role.ts';

const MIN_PASSWORD_LENGTH = 10;
const MAX_PASSWORD_LENGTH = 1000;
const MAX_EMAIL_LENGTH = 200;

/** Pragmatic: `admin@localhost` is an address here, since the first administrator is printed with it. */
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

/** An id, or nothing: null in JSON, empty in a form. */
function optionalId(label: string) {
  const error = `${label} is not one that can be chosen.`;
  return z
    .union([z.null(), z.literal(''), z.string().regex(RECORD_ID, { error })], { error })
    .transform((id) => id || null);
}

const role = z.enum(ROLES, { error: 'Role has to be admin, student or teacher.' });
const name = plainText('Name', { max: 200, required: true });
const faculty = optionalId('Faculty');
const semester = optionalId('Semester');
const disabled = z.boolean({ error: 'Disabled has to be true or false.' });

/** In the order of the form, so that the first that does not hold is the one that is spoken of and has the focus. */
const fields = z.object({
  name,
  email,
  role,
  password,
  faculty: faculty.default(null),
  semester: semester.default(null),
});
const changes = z.object({
  name: name.exactOptional(),
  email: email.exactOptional(),
  role: role.exactOptional(),
  password: password.exactOptional(),
  faculty: faculty.exactOptional(),
  semester: semester.exactOptional(),
  disabled: disabled.exactOptional(),
});

/** Only whether there is something: whether it is right is for the comparison to say. */
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
  const wrong: FieldErrors = {};
  for (const { path, message } of result.error.issues) wrong[String(path[0])] ??= message;
  throw errors.invalid(wrong);
}

/** Reads what a new account is made of; unknown fields are ignored. @throws 400 with every field that does not hold */
export function parseNewAccount(values: Readonly<Record<string, unknown>>): NewAccount {
  return parsed(fields, { role: '', name: '', email: '', password: '', ...values });
}

/** Reads the changes that `values` name, and no others. @throws 400 with every field that does not hold */
export function parseAccountChanges(values: Readonly<Record<string, unknown>>): AccountChanges {
  return parsed(changes, values);
}

/** Reads what somebody signs in with. @throws 400 when either is missing or no text */
export function parseCredentials(values: Readonly<Record<string, unknown>>): {
  email: string;
  password: string;
} {
  return parsed(credentials, values);
}

/** Reads what somebody changes their own password with. @throws 400 when the new one does not hold, or one is missing */
export function parsePasswordChange(values: Readonly<Record<string, unknown>>): {
  current: string;
  password: string;
} {
  return parsed(passwordChange, { ...values, password: values.password ?? '' });
}

/** Whether a text could be the address of an account; what could not is never asked of the database. */
export function isEmail(text: string): boolean {
  return email.safeParse(text).success;
}
