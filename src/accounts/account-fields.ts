import type * as z from 'zod';
import { errors } from '../errors.ts';
import { type Read, readerOf } from '../schema/derive/reader.ts';
import {
  accountChanges,
  code,
  credentials,
  newAccount,
  ownChanges,
  ownPassword,
  passkeyName,
  passwordChange,
} from './account-schemas.ts';

type Values = Readonly<Record<string, unknown>>;
type Parsed<Build extends (...of: never[]) => z.ZodType> = z.output<ReturnType<Build>>;

export type NewAccount = Parsed<typeof newAccount>;
export type AccountChanges = Parsed<typeof accountChanges>;
type OwnChanges = Parsed<typeof ownChanges>;
type SentCredentials = Parsed<typeof credentials>;
type SentCode = Parsed<typeof code>;
type SentOwnPassword = Parsed<typeof ownPassword>;
type SentPasskeyName = Parsed<typeof passkeyName>;
type SentPasswords = Parsed<typeof passwordChange>;

const readNew = readerOf<NewAccount>(newAccount);
const readChanges = readerOf<AccountChanges>(accountChanges);
const readOwnChanges = readerOf<OwnChanges>(ownChanges);
const readCredentials = readerOf<SentCredentials>(credentials);
const readCode = readerOf<SentCode>(code);
const readOwnPassword = readerOf<SentOwnPassword>(ownPassword);
const readPasskeyName = readerOf<SentPasskeyName>(passkeyName);
const readPasswords = readerOf<SentPasswords>(passwordChange);

function orThrow<T>(read: Read<T>): T {
  if ('value' in read) return read.value;
  throw errors.invalid(read.wrong);
}

/** Validates a new account; unknown fields are ignored. @throws 400 naming every invalid field */
export const parseNewAccount = (values: Values): NewAccount =>
  orThrow(readNew({ role: '', name: '', email: '', password: '', ...values }));

/** Validates the changes that `values` name. @throws 400 naming every invalid field */
export const parseAccountChanges = (values: Values): AccountChanges => orThrow(readChanges(values));

/** Validates what people change of their own account. @throws 400 naming every invalid field */
export const parseOwnChanges = (values: Values): OwnChanges => orThrow(readOwnChanges(values));

/** Validates the body of a login (requirement 3.25). @throws 400 if a field is missing or not a text */
export const parseCredentials = (values: Values): SentCredentials => orThrow(readCredentials(values));

/** Validates a typed code. @throws 400 if it is missing or not a text */
export const parseCode = (values: Values): SentCode => orThrow(readCode(values));

/** Validates the password that is asked for again. @throws 400 if it is missing or not a text */
export const parseOwnPassword = (values: Values): SentOwnPassword => orThrow(readOwnPassword(values));

/** Validates the name of a passkey. @throws 400 */
export const parsePasskeyName = ({ name = '' }: Values): SentPasskeyName =>
  orThrow(readPasskeyName({ name }));

/** Validates a change of one's own password. @throws 400 if a field is missing or the new password invalid */
export const parsePasswordChange = (values: Values): SentPasswords =>
  orThrow(readPasswords({ ...values, password: values.password ?? '' }));

/** Whether a text can be an account's address; others never reach the database. */
export function isEmail(text: string): boolean {
  const read = readChanges({ email: text });
  return 'value' in read;
}
