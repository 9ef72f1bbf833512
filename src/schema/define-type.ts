import type { InEach, Language } from '../languages/language.ts';

import type { Field, FieldFacts, Fields, ValueOf } from './field.ts';
import { type Translated, type TwinsOf, twinNameOf, withTwins } from './twins.ts';

/** Messages to staff; their exact wording is required (section 8). What a type does not declare follows from its noun. */
export interface Words {
  created: string;
  updated: string;
  /** The toast after a picture was replaced or added. */
  imageUpdated: string;
  /** For types with a list of pictures: the toast after one was deleted. */
  imageDeleted?: string;
  deleted: string;
  /** X of 'Are you really want to delete this X?'. */
  deletePrompt: string;
}

/**
 * The order of lists; newest first by default. By hand: staff move records up and down, the API's lists follow, and new
 * records come first; `among` those that name the same record in a field, and move past these alone. By hand within a reference field: staff order the records that name the same one, whose list of
 * them follows; new records come last there. By day: pages order records by the day in the named field, or by their
 * creation. For the last two the API's lists stay newest first (requirement 12.11).
 */
export type Order<DayField extends string = string, ReferenceField extends string = string> =
  | { by: 'hand'; among?: ReferenceField }
  | { by: 'hand-within'; field: ReferenceField }
  | { by: 'day'; field: DayField };

/** The field by which records that are ordered by hand form groups of their own. */
export const orderedAmong = ({ order }: { order?: Order }): string | undefined =>
  order?.by === 'hand' ? order.among : undefined;

/** A type's names and purpose in Nepali, like `label`, `noun` and `purpose` in English. */
export interface NepaliNames {
  label: string;
  noun: string;
  purpose: string;
}

/** A declaration without its fields. */
interface TypeOptions {
  /** The list's name in the API: `GET /api/{plural}`. */
  plural: string;
  /** The public pages: the list's path, and the base path of `/{slug}/{id}` for one record. */
  page?: {
    list?: string;
    item?: string;
    /** The field without which a record has no page of its own; it then stands on the list alone. */
    itemIf?: string;
    /** Where the page of a record leads that has ended; by default it says so. */
    leavesTo?: 'list';
    /** Records per page of a list that shows them whole, each with an anchor (`anchorsOf`). */
    whole?: number;
    /** Records have no place on the list, but narrow it down by `?{type}={address}`: search does not find them. */
    isFilter?: true;
  };
  /**
   * Added to the search score, from -1 to 1; 0 by default. Of several equal hits, content written as an answer comes
   * before content that only mentions the words.
   */
  preference?: number;
  admin: {
    /** Address of the list: `/admin/{list}`. */
    list: string;
    /** Addresses of the forms: `/admin/add-{one}`, `/admin/update-{one}/{id}`, `/admin/update-{one}-image/{id}`. */
    one: string;
    /** Its label in the side navigation. */
    label: string;
    /** Its name in a sentence, in the singular: 'notice'. */
    noun: string;
    /** Shown on an empty list: what this content is for. */
    purpose: string;
    /**
     * What else people call it, in Nepali, in Nepali with Latin letters, and in English: the palette searches all of it,
     * whatever the language of the back office.
     */
    soughtAs: string;
    /**
     * The back office can list and add these records, but has no screens to edit or delete one or change its
     * pictures.
     */
    isAddOnly?: true;
  };
  words: Words;
  /** Its names in Nepali, for the back office. */
  nepali: NepaliNames & { words: Words };
  /** The response has a `slug`, derived from the title. */
  slug?: boolean;
  order?: Order;
  /** Set for records that are soon out of date, such as notices: their form says until when visitors see one. */
  goesStale?: true;
  /** The duty that suffices besides those for all content. */
  alsoBy?: 'admissions';
  /** Records can be drafts, be scheduled, have versions, and lie in the trash. */
  drafts?: true;
  /**
   * Lists in the response, each with the `_id` and title of the records that refer to this one: reference fields
   * name the list that their records stand in (`listedAs`).
   */
  backReferences?: readonly string[];
  /**
   * Rule about several fields together: returns errors by field. It receives the fields that are valid by themselves
   * and, for a change, the unchanged fields of the record.
   */
  check?(values: Readonly<Record<string, unknown>>): Record<string, InEach<string>>;
}

/** The properties that every record has besides its fields. */
export type RecordBase = {
  _id: string;
  /** ISO 8601 instants in UTC. */
  createdAt: string;
  updatedAt: string;
};

/** A record of a type that is known at run time only. */
export type Item = RecordBase & Record<string, unknown>;

/** Enough of a record to name it in a link or message. */
export type Titled = { _id: string; title: string };

declare const recordType: unique symbol;

/** A declared type, whose records the API returns as `R`. */
export interface ContentType<R extends RecordBase = Item, F extends Fields = Fields> extends TypeOptions {
  readonly name: string;
  readonly titleField: string;
  readonly fields: F;
  /** Never set: carries `R` to the readers' return types. */
  readonly [recordType]?: R;
}

/** A record of a declared type as the API returns it: `ItemOf<typeof notice>`. */
export type ItemOf<T> = T extends ContentType<infer R, infer _> ? R : never;

/** Values of some of a record's fields. */
export type FieldValues<R> = Readonly<Partial<Omit<R, keyof RecordBase>>>;

/** Names of the fields of a kind. */
export type FieldOfKind<F extends Fields, Kind extends string> = {
  [K in keyof F]: F[K] extends { kind: Kind } ? K : never;
}[keyof F] &
  string;

/** Names of the fields whose value is a text; any name where the type is known at run time only. */
export type TextField<F extends Fields> = string extends keyof F
  ? string
  : { [K in keyof F]: ValueOf<F[K]> extends string ? K : never }[keyof F] & string;

/** Error messages for fields that refer to a missing or wrong field of the type; `unknown` for valid fields. */
type FieldReferenceErrors<F extends Fields> = {
  [K in keyof F]: F[K] extends { kind: 'alt-text'; describes: infer Name }
    ? Valid<Name, FieldOfKind<F, 'image'>, 'altText() takes the name of an image() field of the same type'>
    : F[K] extends { kind: 'alt-texts'; describes: infer Name }
      ? Valid<
          Name,
          FieldOfKind<F, 'images'>,
          'altTexts() takes the name of an images() field of the same type'
        >
      : F[K] extends { kind: 'choice'; narrowedBy?: infer Name }
        ? Valid<
            Name,
            FieldOfKind<F, 'choice'>,
            'narrowedBy takes the name of a choice() field of the same type'
          >
        : K extends `${infer Name}_ne`
          ? Name extends keyof F
            ? F[Name] extends Translated
              ? 'The twin of a translated field is not declared'
              : unknown
            : unknown
          : unknown;
};
type Valid<Name, Names, Otherwise> = [Name] extends [Names | undefined] ? unknown : Otherwise;

/** Picture routes contain the type's name but no field name, so two picture fields of one kind would clash. */
type OnePictureField<F extends Fields> = true extends
  | IsUnion<FieldOfKind<F, 'image'>>
  | IsUnion<FieldOfKind<F, 'images'>>
  ? 'A type has at most one image() field, and one images() field'
  : unknown;
type IsUnion<T, Whole = T> = T extends unknown ? ([Whole] extends [T] ? false : true) : never;

type Flat<T> = { [K in keyof T]: T[K] };
type RecordOf<F extends Fields, Slug extends boolean, Lists extends string> = Flat<
  RecordBase & { [K in keyof F]: ValueOf<F[K]> } & { [K in keyof TwinsOf<F>]: string } & {
    [K in keyof F as F[K] extends { refersTo: { titleAs: infer As extends string } } ? As : never]: string;
  } & { [K in Lists]: Titled[] } & (Slug extends true ? { slug: string } : unknown)
>;

/** A declaration, of which some words are left out. */
interface Declared extends Omit<TypeOptions, 'words' | 'nepali'> {
  words?: Partial<Words>;
  nepali: NepaliNames & { words?: Partial<Words> };
}

interface Declaration<F extends Fields, Slug extends boolean, Lists extends string> extends Declared {
  /** One of these is `title` or `name`: it names the record, and lists are filtered by it. */
  fields: F & FieldReferenceErrors<NoInfer<F>> & OnePictureField<NoInfer<F>>;
  slug?: Slug;
  order?: Order<FieldOfKind<NoInfer<F>, 'day'>, FieldOfKind<NoInfer<F>, 'reference'>>;
  backReferences?: readonly Lists[];
  check?(values: { readonly [K in keyof NoInfer<F>]?: ValueOf<F[K]> }): Record<string, InEach<string>>;
}

/** Declares a content type; everything else about it is derived from this. */
export function defineType<
  F extends Fields,
  Slug extends boolean = false,
  const Lists extends string = never,
>(
  name: string,
  declaration: Declaration<F, Slug, Lists>,
): ContentType<RecordOf<F, Slug, Lists>, F & TwinsOf<F>> {
  return typeOf<RecordOf<F, Slug, Lists>, F>(name, declaration);
}

/**
 * Builds a type from a declaration whose fields have been checked against each other.
 * @throws without a `title` or `name`
 */
export function typeOf<R extends RecordBase, F extends Fields>(
  name: string,
  declaration: Declared & { fields: F },
): ContentType<R, F & TwinsOf<F>> {
  const titleField = ['title', 'name'].find((candidate) => candidate in declaration.fields);
  if (!titleField) throw new Error(`${name}: a content type needs a title or a name`);
  const fields = withTwins(declaration.fields, titleField) as F & TwinsOf<F>;
  const { nepali, admin } = declaration;
  const english = `${admin.noun.charAt(0).toUpperCase()}${admin.noun.slice(1)}`;
  return {
    name,
    titleField,
    ...declaration,
    fields,
    words: {
      created: `${english} added Successfully`,
      updated: `${english} updated Successfully`,
      imageUpdated: `${english} image updated Successfully`,
      deleted: `${english} deleted Successfully`,
      deletePrompt: admin.noun,
      ...declaration.words,
    },
    nepali: {
      ...nepali,
      words: {
        created: `${nepali.noun} थपियो।`,
        updated: `${nepali.noun} बदलियो।`,
        imageUpdated: `${nepali.noun}को तस्बिर बदलियो।`,
        deleted: `${nepali.noun} मेटाइयो।`,
        deletePrompt: nepali.noun,
        ...nepali.words,
      },
    },
  };
}

/** A type's noun in each language. */
export const nounOf = ({
  admin,
  nepali,
}: Readonly<Record<'admin' | 'nepali', { noun: string }>>): InEach<string> => ({
  en: admin.noun,
  ne: nepali.noun,
});

/** Names of a type in sentences of one language. */
export function namesIn(
  language: Language,
  { admin, nepali }: Pick<ContentType, 'admin' | 'nepali'>,
): NepaliNames {
  return language === 'ne' ? nepali : admin;
}

/** Messages to staff about a type's records in one language. */
export const wordsIn = (
  language: Language,
  { words, nepali }: Pick<ContentType, 'words' | 'nepali'>,
): Words => (language === 'ne' ? nepali.words : words);

/** The title or name of a record; of a draft that has it in Nepali only, that one. */
export function titleOf(type: ContentType, item: Readonly<Record<string, unknown>>): string {
  return String(item[type.titleField] || item[twinNameOf(type.titleField)] || '');
}

/** The title in every language, a line each: what lists are filtered by. */
export function titlesOf(type: ContentType, item: Readonly<Record<string, unknown>>): string {
  const titles = [titleOf(type, item), String(item[twinNameOf(type.titleField)] ?? '')];
  return [...new Set(titles)].filter(Boolean).join('\n');
}

/** Whether the records have addresses of their own, in a field `address`, instead of a slug and an id. */
export const hasAddresses = ({ fields }: Pick<ContentType, 'fields'>): boolean =>
  fields.address?.kind === 'address';

/** A record's own address below that of its type; undefined for types without. */
export const addressIn = (
  type: Pick<ContentType, 'fields'>,
  item: Readonly<Record<string, unknown>>,
): string | undefined => (hasAddresses(type) ? String(item.address ?? '') : undefined);

/** The field that the address of a record's page is made of. */
export const namingField = (type: ContentType): string => (hasAddresses(type) ? 'address' : type.titleField);

/**
 * Whether changes leave the field alone: a record stays with the one whose list staff put in order (requirement 17.30).
 */
export function isFixed({ order }: Pick<ContentType, 'order'>, name: string): boolean {
  return order?.by === 'hand-within' && order.field === name;
}

/** Whether a record has a page of its own, and not a place on the list alone. */
export function hasOwnPage({ page }: Pick<ContentType, 'page'>, item: object): boolean {
  const value = page?.itemIf && (item as Readonly<Record<string, unknown>>)[page.itemIf];
  return Array.isArray(value) ? value.length > 0 : value !== '';
}

/** The record as visitors may read it: without the values that its flags keep to the college. */
export function openly<I extends object>(type: Pick<ContentType, 'fields'>, item: I): I {
  const values = item as Readonly<Record<string, unknown>>;
  const kept = fieldsOf(type).flatMap(([name, { shownIf, blank }]): [string, unknown][] =>
    shownIf !== undefined && name in item && values[shownIf] !== true ? [[name, blank]] : [],
  );
  return kept.length > 0 ? { ...item, ...Object.fromEntries(kept) } : item;
}

type FieldPairs = readonly (readonly [name: string, field: Field])[];
const fieldsKnown = new WeakMap<object, FieldPairs>();

/** The fields as pairs of name and field, in declared order. */
export function fieldsOf(type: Pick<ContentType, 'fields'>): FieldPairs {
  let fields = fieldsKnown.get(type);
  if (!fields) {
    fields = Object.entries(type.fields);
    fieldsKnown.set(type, fields);
  }
  return fields;
}

/** What the back office is told of the fields, in declared order. */
export const factsIn = (language: Language, type: Pick<ContentType, 'fields'>): FieldFacts[] =>
  fieldsOf(type).map(([name, field]) => field.facts(name, language));

const blanksKnown = new WeakMap<object, Readonly<Record<string, unknown>>>();

/** The values of a record in which nothing was filled in. */
export function blanksOf(type: Pick<ContentType, 'fields'>): Readonly<Record<string, unknown>> {
  let blanks = blanksKnown.get(type);
  if (!blanks) {
    blanks = Object.fromEntries(fieldsOf(type).map(([name, { blank }]) => [name, blank]));
    blanksKnown.set(type, blanks);
  }
  return blanks;
}
