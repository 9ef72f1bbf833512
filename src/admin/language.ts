import { addressIn } from '../languages/address.ts';
import { digitsIn } from '../languages/digits.ts';
import { words } from './words.ts';

/** The language of the back office: of its build, which the stored profile chose. */
export const { language } = words;

/** A number, or a text with its digits, in the back office's own digits. */
export const digits = (of: number | string): string => digitsIn(language, of);

/** The public site's home page in the same language. */
export const HOME = addressIn(language, '/');
