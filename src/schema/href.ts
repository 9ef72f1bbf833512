import { type ContentType, titleOf } from './define-type.ts';
import { slugOf } from './slug.ts';

/** Path of a record's own page, as a browser writes it. @param base such as `/notice` */
export function hrefOf(base: string, type: ContentType, item: Readonly<Record<string, unknown>>): string {
  return `${base}/${encodeURIComponent(slugOf(titleOf(type, item)))}/${item._id}`;
}
