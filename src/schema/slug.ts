import { type ContentType, titleOf } from './define-type.ts';

const MAX_LENGTH = 80;

/**
 * The part of an address that names a record for people (decision D5): lower case, letters, marks and digits of any
 * script kept, everything else one `-`, at most 80 code points, `item` if nothing is left.
 */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const kept = [...words.replace(/^-/, '')].slice(0, MAX_LENGTH).join('').replace(/-$/, '');
  return kept || 'item';
}

/** Path of a record's own page, as a browser writes it. @param base such as `/notice` */
export function hrefOf(base: string, type: ContentType, item: Readonly<Record<string, unknown>>): string {
  return `${base}/${encodeURIComponent(slugOf(titleOf(type, item)))}/${item._id}`;
}
