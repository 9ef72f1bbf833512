import type * as z from 'zod';
import type { InEach, Language } from '../languages/language.ts';
import type { Sentence } from '../languages/sentence.ts';
import type { Changes, Described } from './changes/changes.ts';
import type { Loss } from './warning.ts';

/** Server-only dependencies of validators, passed in by the caller to keep them out of the browser's bundle. */
export interface InputTools {
  /**
   * Makes rich text safe and well formed; clean rich text comes back unchanged.
   * @param tell is called with everything that is not kept as it came
   */
  cleanHtml(html: string, tell?: (loss: Loss) => void): string;
  /** Language of error messages; English by default. */
  language?: Language;
}

/** Column types independent of the database; `db/` maps them. */
export type ColumnType = 'id' | 'text' | 'integer' | 'boolean' | 'instant' | 'json';

/** Description of a field for the browser, as JSON, in one language. Kinds add what their input needs. */
export interface FieldFacts {
  kind: string;
  name: string;
  label: string;
  required: boolean;
  /** For a twin: the field that it translates. */
  twinOf?: string;
}

/** A stored document's facts. */
export interface StoredFacts {
  path: string;
  /** The name under which it is downloaded. */
  name: string;
  /** In bytes. */
  size: number;
}

/** The file that takes the place of another one; its size in pixels if it is a picture. */
export interface NewFile {
  path: string;
  width?: number;
  height?: number;
}

/** A part of a text that makes sense alone, and the heading above it (empty if there is none). */
export interface TextPart {
  heading: string;
  text: string;
}

/** A record that a value names. */
export interface RecordKey {
  type: string;
  id: string;
}

/** A record named within a value, with the label of the place that names it, such as ‘Section 2 (People): Row 1: Person’. */
export interface PlacedKey extends RecordKey {
  place?: InEach<string>;
}

/** The records that a value names inside of it, such as a section the people in it. */
export interface InnerReferences<V = unknown> {
  of(value: V): PlacedKey[];
  /** The value as it reads while some of them are not live. */
  without(value: V, isAway: (key: RecordKey) => boolean): V;
  /** A value that came back as it read, with the ids that were hidden from its sender put back. */
  restored(sent: V, stored: V, isAway: (key: RecordKey) => boolean): V;
}

/** How a field refers to a record of another type. */
export interface Reference<TitleAs extends string = string> {
  /** Name of that type. */
  type: string;
  /**
   * Whether the record is deleted, and comes back, with the one that it names. If not, it keeps the id, which reads as
   * null while no such record is live.
   */
  cascades: boolean;
  /** Whether the named record cannot be deleted while live records or drafts name it. */
  isHeld?: true;
  /** The response has the named record's title under this name. */
  titleAs: TitleAs;
  /** And its Nepali title under this one, if that type's title is translated. */
  titleTwinAs?: string;
  /** The named record's response lists the records that refer to it under this name. */
  listedAs?: string;
}

/** A value as both databases bind it. */
export type Stored = string | number | null;

/** A column derived from a field's value, so that a list can be filtered by it besides by the title. */
export interface FilterColumn {
  /** The column is named after the field and this: `phone` and `Digits`. */
  suffix: 'Folded' | 'Digits';
  columnOf(value: string): string;
  /** The text that the column must contain for a keyword; null if the keyword cannot match. */
  needleOf(keyword: string): string | null;
}

/**
 * One field of a content type. Each kind implements this interface; no other code branches on the kind.
 * `V` is the value as the API returns it.
 */
export interface Field<V = unknown, Kind extends string = string> {
  readonly kind: Kind;
  readonly label: string;
  readonly nepaliLabel: string;
  readonly required: boolean;
  /** Whether requests send the value in a body (create, PUT, form) or as uploaded files. */
  readonly inputMode: 'body' | 'files';
  /** How many files one request may bring; 0 for fields in bodies. */
  readonly maxFiles: number;
  /** The value of a field that was left empty. */
  readonly blank: V;
  readonly column: ColumnType;
  toStored(value: V): Stored;
  fromStored(stored: Stored): V;
  /** Validates the value in a body, for API, forms, import and seed alike. */
  input(tools: InputTools): z.ZodType<V>;
  /** What `input` does not take as it was sent, each once. Told in the answer to the change (requirement 23.10). */
  lossesOf?(sent: unknown, tools: InputTools): Loss[];
  /** The shape that the API returns, for the OpenAPI document. */
  output(): z.ZodType<V>;
  /** The value made of stored pictures. @param paths at least one @throws RangeError when there are too many */
  fromPictures(paths: readonly string[]): V;
  /** Paths of the stored pictures and documents in this value. */
  filesIn(value: V): string[];
  /**
   * The value with another file in every place of one, or with none there; names and sizes of documents follow by
   * `fromDocuments`.
   */
  replaceFile(value: V, path: string, by: NewFile | null): V;
  /**
   * The differences between two values; null if there are none.
   * @param described for alternative texts: the pictures of both versions
   */
  changes(before: V, after: V, described?: Described): Changes | null;
  /** The searchable part of the value, as plain text. */
  searchText(value: V): string;
  /** Searching finds the record by this value but never quotes it: names of files, a choice. */
  readonly isKeywordOnly?: true;
  /** The searchable text in parts, for kinds that have several. */
  searchParts?(value: V): TextPart[];
  /** Set where lists are also filtered by this field. */
  readonly filter?: FilterColumn;
  /**
   * Set where lists are also filtered by the searchable text of a field that needs no column for it, since its type
   * has a few hundred records at most.
   */
  readonly isListedByText?: true;
  /** Set where visitors read the value only if this flag of the record is set; it is empty for them otherwise. */
  readonly shownIf?: string;
  /** Set where the value is the id of another record, which must exist. */
  readonly refersTo?: Reference;
  /** Set where the value contains ids of other records, such as the people of a section. */
  readonly references?: InnerReferences<V>;
  /** Name of the picture field of the same type that this alternative text describes. */
  readonly describes?: string;
  /** Pads alternative texts to the number of pictures. @throws RangeError when there are more texts than pictures */
  alignTo?(value: V, count: number): V;
  /**
   * Replaces names and sizes of documents in the value by the stored ones.
   * @throws RangeError when a document is not stored
   */
  fromDocuments?(value: V, stored: ReadonlyMap<string, StoredFacts>): V;
  /**
   * Whether files are deleted at once when the value no longer names them (true), or by the sweep a day later
   * (false).
   */
  readonly dropsFilesAtOnce: boolean;
  /** For a translated field: the field for the same text in Nepali. */
  readonly twin?: Field<string>;
  /** For a twin: the name of the field that it translates. */
  readonly twinOf?: string;
  /** For a list: the fields of each entry. */
  readonly entry?: { fields: Fields };
  /** Whether each file in the value has to be stored when it is written. */
  readonly namesStoredFiles?: true;
  /**
   * What is wrong with a value beside the stored one, asked within the change: a value that this program does not know
   * may only stay as it is.
   */
  refusal?(value: V, stored: readonly (V | undefined)[]): InEach<string> | null;
  facts(name: string, language?: Language): FieldFacts;
}

/** Options that every kind has. */
export interface LabelOptions {
  ne: string;
}

export interface HintOptions {
  /** Shown beside the input. */
  hint?: Sentence | undefined;
}

/** The options of a kind with a default label: a declaration that overrides it gives both languages. */
export type OwnLabel<Options> = [] | [label: string, options: Options & LabelOptions];

export const labelIn = (
  language: Language,
  { label, nepaliLabel }: Pick<Field, 'label' | 'nepaliLabel'>,
): string => (language === 'ne' ? nepaliLabel : label);

/** A field's label in each language. */
export const labelOf = ({ label, nepaliLabel }: Pick<Field, 'label' | 'nepaliLabel'>): InEach<string> => ({
  en: label,
  ne: nepaliLabel,
});

export type Fields = Record<string, Field>;
export type ValueOf<F> = F extends Field<infer V> ? V : never;

export const fieldDefaults = {
  inputMode: 'body' as const,
  maxFiles: 0,
  fromPictures: (): never => {
    throw new Error('This kind of field has no files');
  },
  filesIn: (): string[] => [],
  replaceFile: <V>(value: V): V => value,
  searchText: (): string => '',
  dropsFilesAtOnce: false,
};

/** Defaults of fields whose value is a text, stored as it is; without a value it is empty. */
export const textFieldDefaults = {
  ...fieldDefaults,
  blank: '',
  column: 'text' as const,
  toStored: (value: string) => value,
  fromStored: (stored: string | number | null) => String(stored ?? ''),
};
