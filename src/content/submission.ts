import type { InEach, Language } from '../languages/language.ts';
import { inLanguage } from '../languages/sentence.ts';
import { type ContentType, type NepaliNames, type RecordBase, typeOf } from '../schema/define-type.ts';
import type { Field, Fields, ValueOf } from '../schema/field.ts';
import { flag } from '../schema/fields/flag.ts';
import { languageField } from '../schema/fields/language.ts';
import type { Duty } from './duties.ts';
import type { RetentionField } from './retention.ts';
import type { Sender } from './visitor-form.ts';

type SenderFields = Fields & { [Name in keyof Sender]: Field<string> };

type HeadedAdvice = { heading: string; advice: string };

/** What visitors read about a form, in one language. */
export type VisitorWords = {
  /** Heading of its page, and label of the link to it. */
  heading: string;
  /** The sentence below the heading. @param within the time until the answer, such as '3 days' */
  purpose: (within: string) => string;
  /** Label of its button. */
  send: string;
  receipt: HeadedAdvice;
  /** Above the empty form after it was sent. */
  again: HeadedAdvice;
  /** What the page Privacy says of it. Without `until` it says 'Until the office deletes it.' */
  privacy: { heading: string; why: string; who: string; until?: string };
  /** The mail that tells the sender that it has arrived; without it none is sent. */
  acknowledgement?: {
    subject: (reference: string) => string;
    /** @param college its name */
    thanks: (college: string) => string;
    /** @param day of the answer */
    next: (day: string) => string;
    notYou: string;
  };
};

/** A stored submission of any kind. */
export type StoredSubmission = RecordBase &
  Sender & {
    isView: boolean;
    /** The language of the form that was sent, in which the sender is answered. */
    lang: Language;
    /** Of a type with `marksLate`: whether it came when one could apply no more. */
    late?: boolean;
  };
/** A submission as the API returns it. */
export type Submission = StoredSubmission & { reference: string };

interface SubmissionOptions<F extends SenderFields> {
  /** The list's name in the API: `GET /api/{plural}`. */
  plural: string;
  /** The fields of the form; lists are filtered by `name`. */
  fields: F;
  /** The field that follows the name in the titles of mails and stands on the receipt, such as the programme. */
  topic?: keyof F & string;
  /** First letter of its reference numbers. */
  letter: string;
  /** Path of the page with its form, which also shows its receipts. */
  page: string;
  /** Whether one that comes too late for the programme it names is marked so; it is taken all the same. */
  marksLate?: boolean;
  /** Whether the same content that a form sends again within 24 hours is stored once. */
  isStoredOnceADay?: boolean;
  /**
   * For how long it is kept in the inbox; without it, until staff delete it, and its suspected spam goes only once it was
   * viewed: the program alone took it for spam.
   */
  keptFor?: RetentionField;
  /** Any of these duties lets an admin read it and mark it as viewed; if there are none, every admin may. */
  duties: readonly Duty[];
  /** Any of these duties lets an admin delete and export it, and say that it is spam. */
  removalDuties: readonly Duty[];
  /** Its URLs and names in the back office: `/admin/{list}` and `/admin/{one}/{id}`. */
  admin: {
    list: string;
    one: string;
    label: string;
    noun: string;
    /** The plural in a sentence. */
    many: string;
    purpose: string;
    /** What else people call it, in both languages, for the palette. */
    soughtAs: string;
    /** Target of the list's link 'Add'. */
    add: string;
    /** Columns of the list besides the name. */
    listed: readonly (keyof F & string)[];
    /** The list shows the first of these fields that is filled in under the name. */
    detail: readonly (keyof F & string)[];
  };
  /** What mails to staff call one, where that is not the noun of the back office. */
  mailNoun?: InEach<string>;
  /** Anchor of its part of the page Privacy; its name by default. */
  privacyAnchor?: string;
  visitorWords: InEach<VisitorWords>;
  /** Its names in Nepali, for the back office. */
  nepali: NepaliNames & { many: string; words: { deleted: string; deletePrompt: string } };
  words: {
    /** Shown to the visitor once it is stored. */
    created: InEach<string>;
    deleted: string;
    /** X of 'Are you really want to delete this X?'. */
    deletePrompt: string;
  };
}

/** A kind of form that visitors send and the office reads. `S` is the stored record. */
export interface SubmissionType<S extends StoredSubmission = StoredSubmission>
  extends Readonly<Omit<SubmissionOptions<SenderFields>, 'fields'>> {
  readonly name: string;
  /** The fields of the visitor's form. */
  readonly form: ContentType<Omit<S, 'isView' | 'lang'> & RecordBase>;
  /** The stored record: the form's fields, `isView` and `lang`. */
  readonly stored: ContentType<S>;
  /** The stored record of suspected spam, in a table of its own. */
  readonly spam: ContentType<S>;
}

/** The text of a field; empty where the form does not have it. */
export const textOf = (item: Readonly<Record<string, unknown>>, field = ''): string =>
  String(item[field] ?? '');

/** A submission of a declared kind as the API returns it: `SubmittedOf<typeof application>`. */
export type SubmittedOf<T> = T extends SubmissionType<infer S> ? S & { reference: string } : never;

const lang = languageField('Language', { ne: 'भाषा' });

type StoredOf<F extends SenderFields> = { [K in keyof F]: ValueOf<F[K]> } & StoredSubmission;

/** Declares a form that visitors send. */
export function defineSubmission<F extends SenderFields>(
  name: string,
  { fields, ...declared }: SubmissionOptions<F>,
): SubmissionType<StoredOf<F>> {
  const { plural, admin, words, nepali } = declared;
  const options = {
    plural,
    admin,
    words: { ...words, created: inLanguage(words.created, 'en'), updated: '' },
    nepali: {
      ...nepali,
      words: { ...nepali.words, created: inLanguage(words.created, 'ne'), updated: '' },
    },
  };
  const isView = flag('Viewed', { ne: 'हेरिएको' });
  const late = declared.marksLate ? { late: flag('Late', { ne: 'ढिलो' }) } : {};
  const kept = { ...options, fields: { ...fields, isView, lang, ...late } };
  return {
    name,
    ...declared,
    form: typeOf(name, { ...options, fields }),
    stored: typeOf(name, kept),
    spam: typeOf(`${name}_spam`, kept),
  };
}
