import { isDeepStrictEqual } from 'node:util';
import type { AccountContext } from '../accounts/context.ts';
import { changeCollege, readCollege } from '../actions/college.ts';
import { program } from '../actions/context.ts';
import { createItem } from '../actions/create-item.ts';
import type { Uploads } from '../actions/uploads.ts';
import type { BuiltInAssistant } from '../assistant/assistant.ts';
import type { ChatContext } from '../assistant/context.ts';
import { neutralCollege } from '../content/college.ts';
import type { InboxContext } from '../inbox/context.ts';
import { type ContentType, fieldsOf } from '../schema/define-type.ts';
import { midnightInKathmandu } from '../schema/kathmandu.ts';
import { plantPeople } from './accounts.ts';
import { missingVisits, plantVisit } from './chats/plant-visits.ts';
import { visits } from './chats/visits.ts';
import { demonstration, facts, type SeedRecord } from './college/index.ts';
import { documentFieldOf } from './documents/hand-out.ts';
import { type Easel, setUpEasel } from './easel.ts';
import { submissions } from './inbox/index.ts';
import { missingSubmissions, plantSubmission } from './plant-inbox.ts';
import { markSeed, plantedPlaces } from './planted.ts';

/** Two are drawn while others are encoded or wait for the disk. */
const AT_ONCE = 4;
const DAY_MS = 24 * 3_600_000;

export type Progress = (done: number, of: number) => void;

interface Planting {
  context: InboxContext;
  easel: Easel;
  /** Ids of what is planted, by place. */
  planted: Map<string, string>;
  now: Date;
}

/** What the demonstration is planted in. */
export interface DemonstrationSite {
  inbox: InboxContext;
  accounts: AccountContext;
  chat: ChatContext;
  builtIn: BuiltInAssistant;
}

/**
 * Fills the site with the demonstration college, through the same actions as the API. What an earlier, interrupted
 * seeding made already is left as it is.
 */
export async function plantDemonstration(
  { inbox: context, accounts, chat, builtIn }: DemonstrationSite,
  onProgress: Progress = () => {},
): Promise<void> {
  await markSeed(context, 'begun');
  if (isDeepStrictEqual(await readCollege(context.database), neutralCollege))
    await changeCollege(context, program, { ...facts });
  const now = context.now();
  const records = demonstration(now);
  const planted = await plantedPlaces(context, records);
  const missing = records.filter(({ place }) => !planted.has(place));
  const easel = setUpEasel(context.media);
  const planting = { context: { ...context, media: easel.media }, easel, planted, now };
  const letters = await missingSubmissions(context);
  const asking = await missingVisits(chat);
  const all = records.length + submissions.length + visits.length;
  let done = all - missing.length - letters.length - asking.length;
  const tell = () => onProgress(++done, all);
  try {
    // What others name comes first, since they need its id; then the oldest, so that the dashboard tells of the latest.
    const named = new Set(records.flatMap(({ refers = {} }) => Object.values(refers)));
    for (const isNamed of [true, false]) {
      const round = missing.filter(({ place }) => named.has(place) === isNamed);
      await plantAll(planting, round, tell);
    }
  } finally {
    await easel.clear();
  }
  await plantPeople(accounts, planted);
  for (const letter of letters) {
    await plantSubmission(context, letter, now);
    tell();
  }
  // Last: the assistant answers with what is published by now.
  for (const visit of asking) {
    await plantVisit(chat, builtIn, visit, now);
    tell();
  }
  await markSeed(context, 'done');
}

async function plantAll(planting: Planting, records: readonly SeedRecord[], tell: () => void) {
  // A generator, unlike the iterator of an array, is closed for both as soon as one of them fails.
  const queue = (function* () {
    yield* records;
  })();
  const work = async () => {
    for (const record of queue) {
      await plant(planting, record);
      tell();
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

async function plant(planting: Planting, record: SeedRecord): Promise<void> {
  const { context, planted, now } = planting;
  const type = context.types.find(({ name }) => name === record.type);
  if (!type) throw new Error(`The demonstration has a ${record.type}, which is no content type`);
  const { item } = await createItem(context, program, type, {
    fields: {
      ...record.fields,
      ...referred(record, planted),
      ...(await documentFieldOf(context, type, record.attachments)),
    },
    uploads: await uploadsOf(planting, type, record),
    createdAt: instantOf(record, now),
    along: async ({ db }, { _id }) => {
      await db.insertInto('seeded').values({ place: record.place, type: type.name, item: _id }).execute();
    },
  });
  planted.set(record.place, item._id);
}

/** The ids of the records that this one names, by field. */
function referred({ place, refers = {} }: SeedRecord, planted: ReadonlyMap<string, string>) {
  return Object.fromEntries(
    Object.entries(refers).map(([field, other]) => {
      const id = planted.get(other);
      if (id === undefined) throw new Error(`${place} names ${other}, which is not planted`);
      return [field, id];
    }),
  );
}

async function uploadsOf({ easel }: Planting, type: ContentType, record: SeedRecord): Promise<Uploads> {
  const { pictures = [] } = record;
  const field = fieldsOf(type).find(([, { arrives }]) => arrives === 'as-files')?.[0];
  if (!field || pictures.length === 0) return new Map();
  const uploads = [];
  for (const name of pictures) uploads.push(await easel.upload(name));
  return new Map([[field, uploads]]);
}

/** The instant of a record, so many days before today in Kathmandu; never in the future. */
function instantOf({ daysAgo, minuteOfDay }: SeedRecord, now: Date): Date {
  const midnight = midnightInKathmandu(now.getTime());
  return new Date(Math.min(midnight - daysAgo * DAY_MS + minuteOfDay * 60_000, now.getTime()));
}
