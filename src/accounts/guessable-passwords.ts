import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import list from './common-passwords.json' with { type: 'json' };
import { words } from './words.ts';

const sentences = sentencesIn(words);

/** Whose password it is. */
interface Owner {
  name: string;
  email: string;
}

/** Shorter parts of a name or an address occur in many passwords by chance. */
const LEAST_PART = 3;
/** A password with this many letters besides name and address counts as independent of them. */
const LEAST_REST = 3;

let common: ReadonlySet<string> | undefined;
const fold = (text: string) => text.normalize('NFC').trim().toLowerCase();

/** Whether a password is one of the 10,000 most common ones, or of the common long ones. */
function isCommon(password: string): boolean {
  common ??= new Set(list.passwords.split('\n'));
  return common.has(fold(password));
}

/** Whether a password consists of hardly more than name, address, digits and signs. */
function isPersonal(password: string, { name, email }: Owner): boolean {
  const parts = [fold(email), ...`${fold(name)} ${fold(email)}`.split(/[^\p{L}\p{M}\p{N}]+/u)]
    .filter((part) => part.length >= LEAST_PART)
    .sort((one, other) => other.length - one.length);
  const rest = parts.reduce((left, part) => left.replaceAll(part, ' '), fold(password));
  return rest !== fold(password) && rest.replace(/[^\p{L}]/gu, '').length < LEAST_REST;
}

/** Whether a password is among the first that somebody would try. */
export const isGuessable = (password: string, owner: Owner): boolean =>
  isCommon(password) || isPersonal(password, owner);

/** @throws 400 naming `password`, for one that is common, or made of name or address */
export function refuseGuessable(password: string, owner: Owner): void {
  if (isCommon(password)) throw errors.invalid({ password: sentences.commonPassword });
  if (isPersonal(password, owner)) throw errors.invalid({ password: sentences.personalPassword });
}
