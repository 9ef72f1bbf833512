import { type ContentType, defineType, type ItemOf, type RecordBase } from '../schema/define-type.ts';
import type { Fields } from '../schema/field.ts';
import { flag } from '../schema/fields/flag.ts';
import { email, phone } from './reach.ts';

export interface SubmissionOptions<F extends Fields> {
  /** The list's name in the API: `GET /api/{plural}`. */
  plural: string;
  /** What visitors write; the first is the name that lists are filtered by. */
  fields: F;
  /** The first letter of its references, by which office and visitor speak of one. */
  letter: string;
  /** Its place in the back office: `/admin/{list}` and `/admin/{one}/{id}`. */
  admin: {
    list: string;
    one: string;
    label: string;
    noun: string;
    /** What several are called in a sentence. */
    many: string;
    purpose: string;
    /** Where the list's 'Add' leads. */
    add: string;
    /** The fields that the list shows beside the name. */
    listed: readonly string[];
  };
  words: {
    /** Said to the visitor once it is stored. */
    created: string;
    deleted: string;
    /** X of 'Are you really want to delete this X?'. */
    deletePrompt: string;
  };
}

/** What visitors send: written by them, read by the office. */
export interface SubmissionType<N extends string = string, F extends Fields = Fields> {
  readonly name: N;
  readonly plural: string;
  readonly letter: string;
  /** What a visitor fills in. */
  readonly form: ContentType<N, F>;
  /** What is kept of it: the same, and whether the office has viewed it. */
  readonly stored: ContentType<N>;
  /** The same for what is taken for spam: it is kept apart, under a name of its own. */
  readonly spam: ContentType;
  readonly admin: SubmissionOptions<F>['admin'];
  readonly words: SubmissionOptions<F>['words'];
}

/** A submission as the API returns it. */
export type Submission = RecordBase & { name: string; isView: boolean; reference: string } & Record<
    string,
    unknown
  >;
export type SubmittedOf<T> =
  T extends SubmissionType<infer N, infer F>
    ? ItemOf<ContentType<N, F>> & { isView: boolean; reference: string }
    : never;

/** Declares something that visitors send. */
export function defineSubmission<const N extends string, F extends Fields>(
  name: N,
  { plural, fields, letter, admin, words }: SubmissionOptions<F>,
): SubmissionType<N, F> {
  const options = { plural, admin, words: { ...words, updated: '' } };
  const kept = { ...options, fields: { ...fields, isView: flag('Viewed') } };
  return {
    name,
    plural,
    letter,
    admin,
    words,
    form: defineType(name, { ...options, fields }),
    stored: defineType(name, kept),
    spam: defineType(`${name}_spam`, kept),
  };
}

/** What is wrong with how the sender can be reached: one way that holds is enough (decision D3), by field. */
export function reachErrors(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const [mail, call] = [String(values.email ?? '').trim(), String(values.phone ?? '').trim()];
  if (email.test(mail) || phone.test(call)) return {};
  if (mail === '' && call === '') {
    const missing = 'Give an email address or a phone number, so that we can answer.';
    return { email: missing, phone: missing };
  }
  return {
    ...(mail !== '' && { email: 'Email has to look like name@example.org.' }),
    ...(call !== '' && { phone: 'Phone has to be a number such as 9841234567 or +977 1 5970123.' }),
  };
}
