import type * as z from 'zod';

/** What validating a value may need and the browser must not carry; handed in by whoever validates. */
export interface InputTools {
  /** Makes rich text safe and tidy; what needs no cleaning comes back unchanged. */
  cleanHtml(html: string): string;
}

/** Neutral column types; `db/` knows what each database calls them. */
export type ColumnType = 'id' | 'text' | 'integer' | 'boolean' | 'instant' | 'json';

/** What a field kind tells the browser about one field, as JSON. Kinds add what their input needs. */
export interface FieldFacts {
  kind: string;
  name: string;
  label: string;
  required: boolean;
}

/** What is known of a stored document. */
export interface StoredFacts {
  path: string;
  /** The name under which it is handed out. */
  name: string;
  /** In bytes. */
  size: number;
}

/** A part of a text that is understood by itself, and the heading that it stands under, or an empty one. */
export interface TextPart {
  heading: string;
  text: string;
}

/** How a field refers to a record of another type. */
export interface Reference<TitleAs extends string = string> {
  /** Name of that type. */
  type: string;
  onDelete: 'cascade';
  /** The response has the named record's title under this name. */
  titleAs: TitleAs;
  /** The named record's response lists the records that refer to it under this name. */
  listedAs?: string;
}

/** How a stored value stands in a row: what both databases can bind. */
export type Stored = string | number | null;

/**
 * One field of a content type. A kind implements all of this, and nobody else ever asks which kind a field is.
 * `V` is the value as the API returns it.
 */
export interface Field<V = unknown, Kind extends string = string> {
  readonly kind: Kind;
  readonly label: string;
  readonly required: boolean;
  /** How the value arrives: written in a body (create, PUT, form), or as uploaded files. */
  readonly inputMode: 'body' | 'files';
  /** For fields that arrive as files: how many one request may bring; 0 for the others. */
  readonly maxFiles: number;
  /** The value of a field that nobody filled in. */
  readonly blank: V;
  readonly column: ColumnType;
  toStored(value: V): Stored;
  fromStored(stored: Stored): V;
  /** The one validator of what arrives in a body: API, forms, import and seed use it alike. */
  input(tools: InputTools): z.ZodType<V>;
  /** The shape that the API returns; the OpenAPI document is made of it. */
  output(): z.ZodType<V>;
  /** For fields that arrive as files: the value once they are stored, at least one path. */
  fromPictures(paths: readonly string[]): V;
  /** Paths of the stored pictures and documents that this value names. */
  filesIn(value: V): string[];
  /** What of the value can be found by searching, as plain text. */
  searchText(value: V): string;
  /** A record is found by it, but it answers nothing by itself: names of files, a choice. */
  readonly isKeywordOnly?: true;
  /** The same in parts that are understood by themselves, for kinds that have several. */
  searchParts?(value: V): TextPart[];
  /** The id of another record that this value names, where it must exist. */
  readonly refersTo?: Reference;
  /** Name of the field of the same type whose pictures this one puts into words. */
  readonly describes?: string;
  /** For words about a list of pictures: as many as there are pictures. @throws RangeError when there are more */
  alignTo?(value: V, count: number): V;
  /**
   * For values that name documents uploaded before: the value with what is stored of each.
   * @throws RangeError when one is not stored
   */
  fromDocuments?(value: V, stored: ReadonlyMap<string, StoredFacts>): V;
  /** Whether files that this value no longer names go at once (true) or after a day's grace (false). */
  readonly dropsFilesAtOnce: boolean;
  facts(name: string): FieldFacts;
}

export type Fields = Record<string, Field>;
export type ValueOf<F> = F extends Field<infer V> ? V : never;

/** What every kind shares unless it says otherwise. */
export const fieldDefaults = {
  inputMode: 'body' as const,
  maxFiles: 0,
  fromPictures: (): never => {
    throw new Error('This kind of field has no files');
  },
  filesIn: (): string[] => [],
  searchText: (): string => '',
  dropsFilesAtOnce: false,
};
