import { type ContentType, fieldsOf } from './define-type.ts';

/** A list of records in the responses of another one, which they name. */
export interface BackReference {
  /** The type that has the list, and the list's name there. */
  of: ContentType;
  list: string;
  /** The type of the listed records, and their reference field. */
  listed: ContentType;
  field: string;
}

/** Every back-reference list among these types. */
export function backReferencesAmong(types: readonly ContentType[]): BackReference[] {
  const byName = new Map(types.map((type) => [type.name, type]));
  return types.flatMap((listed) =>
    fieldsOf(listed).flatMap(([field, { refersTo }]) => {
      const of = refersTo?.listedAs ? byName.get(refersTo.type) : undefined;
      return of && refersTo?.listedAs ? [{ of, list: refersTo.listedAs, listed, field }] : [];
    }),
  );
}
