import type { FastifyInstance } from 'fastify';
import { findAccounts } from '../../accounts/list-accounts.ts';
import { chat } from '../../content/chat.ts';
import { type Duty, hasDuty } from '../../content/duties.ts';
import { submissionTypes } from '../../content/submissions.ts';
import { ACCOUNT, isVisibleTo } from '../../content/visibility.ts';
import { type BothTitles, type NepaliTitle, nepaliTitleOf } from '../../db/both-titles.ts';
import type { ContentReading } from '../../db/reading.ts';
import { idsWithReference } from '../../inbox/reference.ts';
import { numeral, sentencesIn } from '../../languages/sentences.ts';
import { findUnpublished, UNPUBLISHED_STATES, type Unpublished } from '../../records/find-unpublished.ts';
import { type ContentType, fieldsOf, type Item, type Titled, titleOf } from '../../schema/define-type.ts';
import type { Field } from '../../schema/field.ts';
import { fold, foldWithDigits } from '../../schema/fold.ts';
import { twinNameOf } from '../../schema/twins.ts';
import { isSearchable } from '../../search/entry.ts';
import type { Site } from '../../whole-site.ts';
import { actorOf } from '../access.ts';
import { arrayOf, boolean, nepaliTitle, object, oneOf, text } from '../openapi/json-schema.ts';
import { defineQuery, type QueryParameter } from './query.ts';
import { addRoute, answers } from './route.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

/** Results of one kind; the filter of its list shows the rest. */
const MAX_PER_KIND = 6;
/** The length of the longest title. */
const MAX_LENGTH = 200;

const searched: QueryParameter<string> = {
  description: 'Words or parts of them, in any case and order',
  required: true,
  schema: { ...text, minLength: 1, maxLength: MAX_LENGTH },
  expected: sentences.queries.shortText(numeral(MAX_LENGTH)),
  parse: (sent) =>
    typeof sent === 'string' && fold(sent) !== '' && [...sent].length <= MAX_LENGTH && !sent.includes('\0')
      ? sent
      : null,
};

const titled = { _id: text, title: text, title_ne: nepaliTitle };
const found = object(
  {
    ...titled,
    within: { ...object(titled), description: 'The faculty of a semester' },
    detail: { ...text, description: 'The telephone, else the email, of a submission or an account' },
    state: {
      ...oneOf(UNPUBLISHED_STATES),
      description:
        'Of content that visitors do not see under this title: ‘changed’ is live with a draft that is called so; ‘trash’ for publishers',
    },
  },
  ['_id', 'title'],
);
const kind = object({
  type: {
    ...text,
    description: 'Name of a content type, of what visitors send, of the chat, or ‘account’',
  },
  records: { ...arrayOf(found), maxItems: MAX_PER_KIND },
  isMore: { ...boolean, description: 'Others have the words, too; the list of the type tells them' },
});

/** Finds any record, for the back office's palette. */
export function findRoute(app: FastifyInstance, site: Site): void {
  addRoute(app, {
    method: 'GET',
    url: '/api/find',
    access: 'admin',
    summary:
      'Any record by its title, what is live also by its text, a submission by name, telephone, email or reference, an account by name or email: a few of each kind that one may see, the nearest first',
    section: 'find',
    query: defineQuery({ q: searched }),
    response: answers('What was found', arrayOf(kind)),
    handler: (request, _reply, { query: { q } }) => findRecords(site, q, actorOf(request).duties),
  });
}

/** How many records of a list are compared for the best matches. */
const MAX_CANDIDATES = 100;
/** How many records of a list are read for a type that the search index leaves out. */
const MAX_READ = 500;

type SearchedContent = Pick<Site, 'database' | 'search' | 'types' | 'now'>;
type SearchedText = Pick<SearchedContent, 'database' | 'search' | 'types'>;

interface Found extends BothTitles {
  /** For records within another one, such as a semester in its faculty: the other one. */
  within?: BothTitles;
  /** The telephone, else the email, of a submission or an account, which distinguishes people of the same name. */
  detail?: string;
  /** Of content that visitors do not see under this title. */
  state?: Unpublished['state'];
}

interface KindResults {
  /** Name of a content type, a submission type or the chat, or 'account'. */
  type: string;
  /** Best match first. */
  records: Found[];
  /** Whether there are more matches than `records`. */
  isMore: boolean;
}

/**
 * A few records of each kind that match `q`, best match first, and the kinds by their best match. Content matches with
 * all words in its title or its text; submissions and accounts as in their lists. The spam folders are not searched.
 * @param duties of the reader, which limit the results
 */
async function findRecords(
  { database, search, types: all, now }: SearchedContent,
  q: string,
  duties: readonly Duty[],
): Promise<KindResults[]> {
  const { reading, reader } = database;
  const query = foldWithDigits(q.trim());
  const results: KindResults[] = [];
  const types = all.filter(({ name }) => isVisibleTo(duties, name));
  const byText = await textMatches({ database, search, types }, q);
  const withTrash = hasDuty(duties, ['publisher']);
  for (const type of types) {
    const titled = await reading.titled(type, { q }, MAX_CANDIDATES + 1);
    const unpublished = type.drafts
      ? await findUnpublished({ database, types, now }, type, q, { withTrash })
      : [];
    // The first of a record: as visitors see it, then as only staff call it.
    const candidates = [...titled.slice(0, MAX_CANDIDATES), ...unpublished, ...(byText.get(type.name) ?? [])];
    const firstOf = new Map(candidates.toReversed().map((record) => [record._id, record]));
    const matching = candidates.filter((record) => firstOf.get(record._id) === record);
    const found = resultsOf(type.name, matching, query);
    results.push({ ...found, records: await withPlaces(reading, found.records, ({ _id }) => [type, _id]) });
  }
  for (const type of submissionTypes.filter(({ name }) => isVisibleTo(duties, name))) {
    const orIds = await idsWithReference(reader, type, type.stored, q);
    const matching = await reading.titled(type.stored, { q, orIds }, MAX_CANDIDATES + 1);
    const found = resultsOf(type.name, matching, query);
    results.push({ ...found, records: await withTelephones(reading, type.stored, found.records) });
  }
  results.push(resultsOf(chat.name, await reading.titled(chat, { q }, MAX_CANDIDATES + 1), query));
  if (isVisibleTo(duties, ACCOUNT)) {
    const accounts = await findAccounts(database, q, MAX_CANDIDATES + 1);
    const named = accounts.map(({ _id, name, email }) => ({ _id, title: name, detail: email }));
    results.push(resultsOf(ACCOUNT, named, query));
  }
  return results
    .filter(({ records }) => records.length > 0)
    .sort((one, other) => bestDistance(one) - bestDistance(other) || breadth(one) - breadth(other));

  function bestDistance({ records: [best] }: KindResults): number {
    return best ? distanceOf(best, query) : Number.POSITIVE_INFINITY;
  }
}

/**
 * Content whose text has every word of `q`, by type: from the search index, or read where visitors cannot search a
 * type.
 */
async function textMatches(
  { database, search, types }: SearchedText,
  q: string,
): Promise<Map<string, BothTitles[]>> {
  const candidates = await search.matches(await search.parse(q), true, MAX_CANDIDATES + 1);
  const matches = new Map<string, BothTitles[]>();
  for (const [type, found] of Map.groupBy(candidates, (candidate) => candidate.type))
    matches.set(
      type,
      found.map(({ item, title, nepaliTitle }) => ({ _id: item, title, title_ne: nepaliTitle })),
    );
  const words = foldWithDigits(q.trim()).split(/\s+/);
  for (const type of types.filter((each) => !isSearchable(each))) {
    const { items } = await database.reading.page(type, { q: '', page: 1, limit: MAX_READ });
    const found = items.filter((item) => {
      const text = foldWithDigits(
        fieldsOf(type)
          .map(([name, field]) => searchedText(item, name, field))
          .join(' '),
      );
      return words.every((word) => text.includes(word));
    });
    matches.set(
      type.name,
      found.map((item) => ({
        _id: item._id,
        title: titleOf(type, item),
        title_ne: nepaliTitleOf(type, item),
      })),
    );
  }
  return matches;
}

/** Adds to submissions the telephone, else the email, of their senders (requirement 17.17). */
async function withTelephones(
  reading: ContentReading,
  type: ContentType,
  records: readonly Found[],
): Promise<Found[]> {
  return Promise.all(
    records.map(async (record) => {
      const item = (await reading.one(type, record._id))?.item;
      const detail = String(item?.phone || item?.email || '').trim();
      return detail ? { ...record, detail } : record;
    }),
  );
}

/** Of two kinds that match equally, the narrower one comes first: the semester with a subject before its faculty. */
const breadth = ({ records: [best] }: KindResults) => (best?.within ? 0 : 1);

const searchedText = (item: Item, name: string, field: Field) =>
  field.refersTo ? String(item[field.refersTo.titleAs] ?? '') : field.searchText(item[name]);

function resultsOf(type: string, matching: readonly Found[], query: string): KindResults {
  const records = matching
    .toSorted((one, other) => distanceOf(one, query) - distanceOf(other, query))
    .slice(0, MAX_PER_KIND);
  return { type, records, isMore: matching.length > records.length };
}

/** The kind with the closer title match comes first. */
const distanceOf = ({ title, title_ne }: Found, query: string) =>
  Math.min(distance(title, query), title_ne ? distance(title_ne, query) : NOT_IN_TITLE);

const NOT_IN_TITLE = 5;

/**
 * Lower is better: 0 equal, 1 at the start of the title, 2 at the start of a word, 3 inside a word, 4 words apart, 5
 * not in the title.
 */
function distance(title: string, query: string): number {
  const folded = foldWithDigits(title);
  if (folded === query) return 0;
  if (folded.startsWith(query)) return 1;
  const at = folded.indexOf(query);
  if (at === -1) return query.split(/\s+/).every((word) => folded.includes(word)) ? 4 : NOT_IN_TITLE;
  return /[\p{L}\p{M}\p{N}]$/u.test(folded.slice(0, at)) ? 3 : 2;
}

/**
 * Adds the containing record, such as a semester's faculty, to what tells of records that are ordered within another one
 * (requirements 17.35 and 17.102).
 * @param recordOf the type and the id of the record that one tells of
 */
export function withPlaces<One extends object>(
  reading: ContentReading,
  list: readonly One[],
  recordOf: (one: One) => readonly [type: ContentType | undefined, id: string],
): Promise<(One & { within?: Titled & NepaliTitle })[]> {
  return Promise.all(
    list.map(async (one) => {
      const within = await placeOf(reading, ...recordOf(one));
      return { ...one, ...(within && { within }) };
    }),
  );
}

async function placeOf(
  reading: ContentReading,
  type: ContentType | undefined,
  _id: string,
): Promise<(Titled & NepaliTitle) | undefined> {
  const field = type?.order?.by === 'hand-within' ? type.order.field : undefined;
  const titleAs = field && type?.fields[field]?.refersTo?.titleAs;
  if (!type || !field || !titleAs) return undefined;
  const item = (await reading.one(type, _id))?.item;
  if (!item || item[field] === null) return undefined;
  return {
    _id: String(item[field]),
    title: String(item[titleAs]),
    title_ne: String(item[twinNameOf(titleAs)] ?? ''),
  };
}
