import { type CollegeFacts, emailsOf, networksOf, phonesOf, settings } from '../content/college.ts';
import { langOf } from '../languages/lang-of.ts';
import { DEFAULT_LANGUAGE, type Language } from '../languages/language.ts';
import { type ContentType, fieldsOf, type Item, openly, titleOf } from '../schema/define-type.ts';
import { type Field, labelIn, type TextPart } from '../schema/field.ts';
import { publishedAtOf } from '../schema/published-at.ts';
import { twinNameOf } from '../schema/twins.ts';
import { partsOfDocuments, type ReadDocument } from './document-parts.ts';
import { keysOfText } from './words/words.ts';

/** A part of a record's text in one language. */
export interface EntryPart extends TextPart {
  lang: Language;
  /** The place, among the entry's parts, of the English one that this says in Nepali. */
  translates?: number;
  /** Set where a document of the record says it, not the record itself. */
  isOfDocument?: true;
}

/** A part of one field, and its place among those of the field. */
interface FieldPart extends TextPart {
  field: string;
  place: number;
}

/** A searchable document: a published record, or the college's own facts from the settings. */
export interface Entry {
  /** Name of its content type. */
  type: string;
  item: string;
  title: string;
  /** The title in Nepali; empty without a twin. */
  nepaliTitle: string;
  /** Text that matches but is never shown as an answer: the type's label, file names. */
  aside: string;
  /** Instant from which it counts as published. */
  at: string;
  parts: readonly EntryPart[];
}

/** The entry of the college's own facts. */
const college = { type: 'settings', item: 'college', title: 'Contact Us' } as const;
export const COLLEGE = {
  ...college,
  kind: 'contact phone email address location directions office university affiliation',
  preference: 0.13,
} as const;

/** Facts of the college that each answer a question of its own. */
const OWN_PARTS = [
  ...(['openingHours', 'university', 'openingHours_ne', 'university_ne'] as const),
  ...(['directions', 'landmark', 'directions_ne', 'landmark_ne'] as const),
  ...(['mobile', 'viber', 'whatsapp'] as const),
];

/** The keys of the college's names and of what its facts are called, in both languages. */
export const COLLEGE_LABELS: readonly (readonly string[])[] = [
  keysOfText(college.title),
  ...[...OWN_PARTS, 'phone', 'email', 'address', 'address_ne', 'mapsUrl'].map((name) =>
    keysOfText(labelIn(name.endsWith('_ne') ? 'ne' : DEFAULT_LANGUAGE, settings.fields[name] as Field)),
  ),
  ...['phone', 'email', 'mapsUrl'].map((name) => keysOfText(labelIn('ne', settings.fields[name] as Field))),
];

/** Whether records of a type are searchable: those that visitors can read on a page. */
export function isSearchable({ page }: ContentType): boolean {
  return page !== undefined && !page.isFilter;
}

/** Records without a page, which are found by the one that lists them: a faculty's semesters (requirement 17.176). */
export interface ListedItems {
  type: ContentType;
  items: readonly Item[];
}

export function entryOf(
  type: ContentType,
  stored: Item,
  listed: readonly ListedItems[] = [],
  documents: readonly ReadDocument[] = [],
): Entry {
  const item = openly(type, stored);
  const titles = [type.titleField, twinNameOf(type.titleField)];
  const fields = fieldsOf(type).filter(([name]) => !titles.includes(name));
  // On a record's page the first long text has no heading; each further one stands under its label.
  const [first] = fields.filter(([, { searchParts, describes }]) => searchParts && !describes);
  // Short facts before the further texts: of two parts that answer equally well, the assistant takes the first.
  const rankOf = (name: string) => (name === first?.[0] ? 0 : type.fields[name]?.searchParts ? 2 : 1);
  // The Nepali texts follow all others, in the same order.
  const placeOf = (name: string, { twinOf }: Field) => (twinOf ? 3 + rankOf(twinOf) : rankOf(name));
  const parts = fields
    .filter(([, { isKeywordOnly }]) => !isKeywordOnly)
    .sort((one, other) => placeOf(...one) - placeOf(...other))
    .flatMap(([name, field]) => {
      if (!field.searchParts) return [{ ...factOf(field, item[name]), field: name, place: 0 }];
      const read = field.searchParts(item[name]);
      const label = (field.twinOf ?? name) === first?.[0] || field.describes ? '' : field.label;
      return read.map(({ heading, text }, place) => ({
        heading: [label, heading].filter(Boolean).join(': '),
        text,
        field: name,
        place,
      }));
    })
    .filter(({ text }) => text !== '');
  const asides = fields.flatMap(([name, field]) => (field.isKeywordOnly ? field.searchText(item[name]) : []));
  return {
    type: type.name,
    item: item._id,
    title: titleOf(type, item),
    nepaliTitle: String(item[twinNameOf(type.titleField)] ?? ''),
    aside: [type.admin.label, ...asides].join(' '),
    at: publishedAtOf(type, item),
    parts: [
      ...inTheirLanguages([...withTranslations(type, parts), ...listed.flatMap(partsOfListed)]),
      ...inTheirLanguages(partsOfDocuments(documents)).map((part) => ({
        ...part,
        isOfDocument: true as const,
      })),
    ],
  };
}

/** Marks the parts of a Nepali text that has as many as the English one: these say the same, one after the other. */
function withTranslations({ fields }: ContentType, parts: readonly FieldPart[]): TextPart[] {
  const countOf = (name: string) => parts.filter(({ field }) => field === name).length;
  return parts.map(({ field, place, ...part }) => {
    const of = fields[field]?.twinOf;
    if (of === undefined || countOf(field) !== countOf(of)) return part;
    const translates = parts.findIndex((one) => one.field === of && one.place === place);
    return langOf(parts[translates]?.text ?? '') === 'ne' ? part : { ...part, translates };
  });
}

/** Each part with its language, detected by its letters, because a record may be in Nepali only. */
const inTheirLanguages = (parts: readonly TextPart[]): EntryPart[] =>
  parts.map((part) => ({ ...part, lang: langOf(part.text) ?? DEFAULT_LANGUAGE }));

/** A short text after its label, so that a question with the words of the label finds it. */
function factOf(field: Field, value: unknown): TextPart {
  const text = field.searchText(value);
  const isLabelled = text !== '' && !field.describes;
  return { heading: '', text: isLabelled ? `${field.label}: ${text}` : text };
}

/** Each record's text under its title; titles of records without text are joined. */
function partsOfListed({ type, items }: ListedItems): TextPart[] {
  const parts = items.map((item) => ({
    heading: titleOf(type, item),
    text: fieldsOf(type)
      .filter(([name, { twinOf }]) => name !== type.titleField && !twinOf)
      .map(([name, field]) => field.searchText(item[name]))
      .filter(Boolean)
      .join('; '),
  }));
  const bare = parts.filter(({ text }) => text === '').map(({ heading }) => heading);
  const titles = { heading: type.admin.label, text: bare.join('; ') };
  const inNepali = items.map((item) => String(item[twinNameOf(type.titleField)] ?? '')).filter(Boolean);
  return [...parts, titles, { heading: type.nepali.label, text: inNepali.join('; ') }].filter(
    ({ text }) => text !== '',
  );
}

/** The entry with the college's contact details. */
export function entryOfCollege(facts: CollegeFacts, at: Date): Entry {
  const shown = { ...facts, phone: phonesOf(facts).join(', '), email: emailsOf(facts).join(', ') };
  const said = (names: readonly (keyof CollegeFacts)[], language = DEFAULT_LANGUAGE) =>
    names
      .filter((name) => shown[name])
      .map((name) => `${labelIn(language, settings.fields[name])}: ${shown[name]}`);
  const address = facts.address_ne ? 'address_ne' : 'address';
  const texts = [
    [facts.name, ...said(['phone', 'email', 'address', 'established'])].join('; '),
    ...said(OWN_PARTS),
    [facts.name_ne || facts.name, ...said(['phone', 'email', address, 'established'], 'ne')].join('; '),
    said(networksOf(facts)).join('; '),
  ];
  return {
    ...college,
    nepaliTitle: '',
    aside: COLLEGE.kind,
    at: at.toISOString(),
    parts: inTheirLanguages(texts.filter(Boolean).map((text) => ({ heading: '', text }))),
  };
}
