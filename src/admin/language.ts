import { addressIn } from '../languages/address.ts';
import { digitsIn } from '../languages/digits.ts';
import { words } from './words.ts';

/** The language of the back office: of its build, which the stored profile chose. */
export const { language } = words;

/** A number, or a text with its digits, in the back office's own digits. */
export const digits = (of: number | string): string => digitsIn(language, of);

/** A noun at the beginning of a line or a label. */
export const capitalized = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1);

/** The public site's home page in the same language. */
export const HOME = addressIn(language, '/');

/** Half of a network address as the screens show it. One with letters in it, IPv6, stays in Latin digits. */
export const networkShown = (network: string): string => (network.includes(':') ? network : digits(network));
