import { addressIn } from '../../languages/address.ts';
import type { Language } from '../../languages/language.ts';

/** A path of the public site in the language of this page. */
export const addressHere = (path: string): string =>
  addressIn(document.documentElement.lang as Language, path);
