import { createHash } from 'node:crypto';
import type { Versioned } from '../../db/store.ts';
import type { Precondition } from '../../records/live.ts';
import { DATES_MARK } from '../../records/managed.ts';
import { type ContentType, fieldsOf, type Item } from '../../schema/define-type.ts';

const DRAFT_TAG = /^"([0-9a-f]{24})\.d\d+/;

/** Changes whenever the record does. */
export function versionTag(id: string, version: number): string {
  return `${id}.${version}`;
}

/** Digest of the titles and lists that a response adds from other records; empty where it adds none. */
function relatedDigest(type: ContentType, item: Item): string {
  const titles = fieldsOf(type).flatMap(([, { refersTo }]) =>
    refersTo ? [item[refersTo.titleAs], ...(refersTo.titleTwinAs ? [item[refersTo.titleTwinAs]] : [])] : [],
  );
  const related = [...titles, ...(type.backReferences ?? []).map((name) => item[name])];
  if (related.every((one) => one === '' || one === undefined)) return '';
  return `.${digestOf(related).slice(0, 12)}`;
}

const digestOf = (value: object) => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** Entity tag of what has no version: a digest of it. */
export const digestTag = (name: string, value: object) => `"${name}.${digestOf(value).slice(0, 16)}"`;

/** Entity tag of a response with one record: the record's version and a digest of what other records add to it. */
export function etagOf(type: ContentType, { item, version }: Versioned): string {
  return `"${versionTag(item._id, version)}${relatedDigest(type, item)}"`;
}

/** The entity tags that a header lists, without `W/`. */
function tagsIn(header: string): string[] {
  return [...header.matchAll(/(?:W\/)?("[^"]*")/g)].map((match) => match[1] ?? '');
}

/** Whether an `If-None-Match` or `If-Match` header lists this tag. */
export function isNamed(header: string | undefined, etag: string): boolean {
  return (
    header === etag || (header !== undefined && (header.trim() === '*' || tagsIn(header).includes(etag)))
  );
}

/** A tag without what other records add to it: id and version, and the dates of a record where the tag names them. */
function ownPart(tag: string): string {
  const parts = tag.slice(1, -1).split('.');
  return parts.filter((part, place) => place < 2 || part.startsWith(DATES_MARK)).join('.');
}

/** `If-Match` as a precondition on a record's version; undefined when the header is absent. */
export function preconditionOf(header: string | undefined, id: string): Precondition {
  if (header === undefined || header.trim() === '*') return undefined;
  // Only the record's own part is compared, because a change of another record is no conflict.
  const seen = tagsIn(header).map((tag) => tag.slice(1, -1).split('.').slice(0, 2).join('.'));
  return (version) => seen.includes(versionTag(id, version));
}

/** The id of the record whose draft `If-Match` names; undefined where it names none. */
export function draftNamed(header: string | undefined): string | undefined {
  const [, id] =
    tagsIn(header ?? '')
      .map((tag) => DRAFT_TAG.exec(tag))
      .find((match) => match !== null) ?? [];
  return id;
}

/**
 * `If-Match` as a check of the tag of a record or its draft; undefined if the header is absent. `*` is not accepted: it
 * would overwrite unseen changes (requirement 19.32).
 */
export function seenTags(header: string | undefined): ((tag: string) => boolean) | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const seen = tagsIn(header).flatMap((tag) => [ownPart(tag), tag.slice(1, -1)]);
  return (tag) => seen.includes(tag);
}
