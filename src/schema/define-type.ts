import type { Fields, ValueOf } from './field.ts';

/** The exact words that staff read (decisions: Exact words). */
export interface Words {
  created: string;
  updated: string;
  /** Of types with pictures: said when one was replaced or added. */
  imageUpdated?: string;
  /** Of types with a list of pictures: said when one of them was deleted. */
  imageDeleted?: string;
  deleted: string;
  /** X of 'Are you really want to delete this X?'. */
  deletePrompt: string;
}

/**
 * How records stand in a list when not simply newest first. By hand: staff move them up and down, the API's lists
 * follow, and a new one comes first. By day: pages show them by the day that a field names, or else by that of
 * their creation; the API's lists stay newest first (contract: Records).
 */
export type Order = { by: 'hand' } | { by: 'day'; field: string };

export interface TypeOptions<F extends Fields> {
  /** The list's name in the API: `GET /api/{plural}`. */
  plural: string;
  /** The first field of these, `title` or `name`, names the record; lists are filtered by it. */
  fields: F;
  /** The response carries `slug`, derived from the title. */
  slug?: boolean;
  order?: Order;
  /** Lists that the response carries, by name: the `_id` and title of the records whose reference field names it. */
  carries?: Readonly<Record<string, { type: string; by: string }>>;
  /** Where visitors read it: the list's path, and the path under which `/{slug}/{id}` shows one. */
  page?: {
    list?: string;
    item?: string;
    /** The list shows whole records, so many to a page, each at an anchor of its own (`anchorsOf`). */
    whole?: number;
  };
  /**
   * How much speaks for its records where several answer a question equally well, from -1 to 1; 0 unless said. What
   * was written to answer comes before what only mentions it.
   */
  preference?: number;
  admin: {
    /** Address of the list: `/admin/{list}`. */
    list: string;
    /** Addresses of the forms: `/admin/add-{one}`, `/admin/update-{one}/{id}`, `/admin/update-{one}-image/{id}`. */
    one: string;
    /** Its name in the side navigation. */
    label: string;
    /** What it is called in a sentence, in the singular: 'notice'. */
    noun: string;
    /** Said on an empty list: what this content is for. */
    purpose: string;
    /** The back office lists and adds these, and has no screens to change, illustrate or delete one. */
    isAddOnly?: true;
  };
  words: Words;
}

export interface ContentType<N extends string = string, F extends Fields = Fields> extends TypeOptions<F> {
  readonly name: N;
  readonly titleField: string;
}

/** What every record carries besides its own fields. */
export interface RecordBase {
  _id: string;
  createdAt: string;
  updatedAt: string;
}

/** A record of a type as the API returns it. */
export type ItemOf<T> =
  T extends ContentType<string, infer F> ? RecordBase & { -readonly [K in keyof F]: ValueOf<F[K]> } : never;

/** A record of a type that is known at run time only. */
export type Item = RecordBase & Record<string, unknown>;

/** Declares a content type; everything else about it is derived from this. */
export function defineType<const N extends string, F extends Fields>(
  name: N,
  options: TypeOptions<F>,
): ContentType<N, F> {
  const titleField = ['title', 'name'].find((candidate) => candidate in options.fields);
  if (!titleField) throw new Error(`${name}: a content type needs a title or a name`);
  return { name, titleField, ...options };
}

/** The title or name of a record. */
export function titleOf(type: ContentType, item: Readonly<Record<string, unknown>>): string {
  return String(item[type.titleField] ?? '');
}

type FieldPairs = readonly (readonly [name: string, field: ContentType['fields'][string]])[];
const fieldsKnown = new WeakMap<ContentType, FieldPairs>();

/** The type's fields as pairs of name and field, in declared order. */
export function fieldsOf(type: ContentType): FieldPairs {
  let fields = fieldsKnown.get(type);
  if (!fields) {
    fields = Object.entries(type.fields);
    fieldsKnown.set(type, fields);
  }
  return fields;
}
