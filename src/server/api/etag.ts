import type { Precondition } from '../../actions/change-item.ts';

/** `"<id>.<version>"`: changes whenever the record does. */
export function etagOf(id: string, version: number): string {
  return `"${id}.${version}"`;
}

/** The entity tags that a header lists, without their weakness marks. */
function tagsIn(header: string): string[] {
  return [...header.matchAll(/(?:W\/)?("[^"]*")/g)].map((match) => match[1] ?? '');
}

/** Whether `If-None-Match` names this tag. */
export function isNamed(header: string | undefined, etag: string): boolean {
  return (
    header === etag || (header !== undefined && (header.trim() === '*' || tagsIn(header).includes(etag)))
  );
}

/** `If-Match` as a precondition on a record's version; undefined when the header is absent. */
export function preconditionOf(header: string | undefined, id: string): Precondition {
  if (header === undefined || header.trim() === '*') return undefined;
  const tags = tagsIn(header);
  return (version) => tags.includes(etagOf(id, version));
}
