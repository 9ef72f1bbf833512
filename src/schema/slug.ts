import { addressIn, type ContentType, titleOf } from './define-type.ts';
import { foldCase } from './fold.ts';

const MAX_LENGTH = 80;

/**
 * The slug of a title (requirement 3.17): lower case; letters, marks and digits of any script stay, everything between
 * them becomes one `-`; at most 80 code points; `item` if nothing is left.
 */
export function slugOf(title: string, otherwise = 'item'): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const kept = [...words.replace(/^-/, '')].slice(0, MAX_LENGTH).join('').replace(/-$/, '');
  return kept || otherwise;
}

/** The address of a page that a text proposes: one that all its spellings in another case lead to. */
export const segmentOf = (text: string, otherwise?: string): string => slugOf(foldCase(text), otherwise);

/** The URL path of a record's page, percent-encoded. @param base such as `/notice` */
export function hrefOf(base: string, type: ContentType, item: Readonly<Record<string, unknown>>): string {
  const own = addressIn(type, item);
  if (own !== undefined) return `${base}/${encodeURIComponent(own)}`;
  return `${base}/${encodeURIComponent(slugOf(titleOf(type, item)))}/${item._id}`;
}
