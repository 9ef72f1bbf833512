import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { program } from '../accounts/actor.ts';
import { defaultMenu } from '../content/built-in-menu.ts';
import { neutralCollege } from '../content/college.ts';
import type { MenuLink } from '../content/menu.ts';
import { submissionTypes } from '../content/submissions.ts';
import type { Db } from '../db/engine.ts';
import { importSubmission } from '../inbox/submit.ts';
import { setTexts } from '../library/library-changes.ts';
import type { Media, StoredPicture, Upload } from '../media/index.ts';
import { makeChange } from '../records/change.ts';
import { changeCollege } from '../records/college.ts';
import { filesIn } from '../records/files.ts';
import { createItem } from '../records/live.ts';
import { changeMenu, storedMenu } from '../records/menu.ts';
import { picturesIn } from '../records/pictures.ts';
import { collegeIn } from '../records/read-college.ts';
import { storeDocument } from '../records/uploads.ts';
import { isDocumentPath } from '../schema/document-names.ts';
import { midnightInKathmandu } from '../schema/kathmandu.ts';
import type { Site } from '../whole-site.ts';
import { seedPeople } from './accounts.ts';
import { missingChats, seedChat } from './chats.ts';
import { DEMO_FOLDER, type MenuData, readDemonstration, type SubmissionData } from './demonstration.ts';
import { recordsOn, type SeedRecord } from './records.ts';
import { findSeeded, markSeed, seedKeys } from './seeded.ts';

/** Source of the seed's pictures. */
interface PictureSource {
  /** Prepares uploads, and copies a picture that it prepared before instead of encoding it again. */
  readonly media: Media;
  /** Receives a file of `demo/pictures/` as an upload, once for all records that show it. */
  upload(file: string): Promise<Upload>;
  /** Discards the uploads once all records are created or one failed. */
  clear(): Promise<void>;
}

/** Prepares every picture once; each record that shows it gets files of its own. */
function openPictureSource(media: Media): PictureSource {
  const uploads = new Map<string, Promise<Upload>>();
  const stored = new Map<Upload, Promise<StoredPicture>>();

  async function prepare(upload: Upload): Promise<StoredPicture> {
    const first = stored.get(upload);
    // Staff may have deleted the first one while the seed is still running.
    if (first) return (await media.copy(await first)) ?? media.prepare(upload);
    const picture = media.prepare(upload);
    stored.set(upload, picture);
    return picture;
  }

  return {
    media: { ...media, prepare },
    upload(file) {
      const upload =
        uploads.get(file) ??
        media
          .receive(createReadStream(join(DEMO_FOLDER, 'pictures', file)))
          .then((received) => ({ ...received, sent: { field: 'image', index: 0, name: file } }));
      uploads.set(file, upload);
      return upload;
    },
    async clear() {
      const outcomes = await Promise.allSettled(uploads.values());
      await media.discard(outcomes.flatMap((outcome) => ('value' in outcome ? outcome.value : [])));
    },
  };
}

const HOUR_MS = 3_600_000;

async function missingSubmissions(
  { database }: Site,
  submissions: readonly SubmissionData[],
): Promise<SubmissionData[]> {
  const seeded = await seedKeys(database);
  return submissions.filter(({ key }) => !seeded.has(key));
}

/** Stores a submission as if a visitor had sent it the given number of hours before `now`. */
async function seedSubmission(
  site: Site,
  { type: name, key, fields, hoursAgo, isView, isSpam }: SubmissionData,
  now: Date,
): Promise<void> {
  const type = submissionTypes.find((candidate) => candidate.name === name);
  if (!type) throw new Error(`The demonstration has a ${name}, which nobody can send`);
  await importSubmission(site, type, {
    fields,
    isView,
    isSpam,
    createdAt: new Date(now.getTime() - hoursAgo * HOUR_MS),
    inSameChange: async ({ db }, { _id }) => {
      await db.insertInto('seeded').values({ place: key, type: name, item: _id }).execute();
    },
  });
}

/** Two pictures are prepared at a time; the other records wait for the disk meanwhile. */
const MAX_CONCURRENT = 4;
const DAY_MS = 24 * 3_600_000;

export type Progress = (done: number, of: number) => void;

interface Seeding {
  site: Site;
  source: PictureSource;
  /** Ids of the seeded records by seed key. */
  seeded: Map<string, string>;
  now: Date;
}

/**
 * Fills the site with the demonstration college, through the same actions as the API. Records of an earlier, interrupted
 * seeding stay unchanged.
 * @throws Refused when the files of `demo/` are invalid
 */
export async function seedDemonstration(site: Site, onProgress: Progress = () => {}): Promise<void> {
  const demonstration = readDemonstration();
  await markSeed(site, 'begun');
  if (isDeepStrictEqual(await collegeIn(site.database.reader), neutralCollege))
    await changeCollege(site, program, { ...demonstration.college });
  const now = site.now();
  const records = recordsOn(now, demonstration.records);
  const seeded = await findSeeded(site, records);
  const missing = records.filter(({ key }) => !seeded.has(key));
  const submissions = await missingSubmissions(site, demonstration.submissions);
  const chats = await missingChats(site, demonstration.chats);
  const all = records.length + demonstration.submissions.length + demonstration.chats.length;
  let done = all - missing.length - submissions.length - chats.length;
  const report = () => onProgress(++done, all);

  const source = openPictureSource(site.media);
  const seeding = { site: { ...site, media: source.media }, source, seeded, now };
  try {
    // Records that others refer to come first, since their ids are needed, and those that name files of others last; of
    // each the oldest, so that the dashboard lists the latest.
    const referredTo = new Set(records.flatMap(({ references }) => Object.values(references)));
    const roundOf = ({ key, lists }: SeedRecord) =>
      referredTo.has(key) ? 0 : FILE_OF.test(JSON.stringify(lists)) ? 2 : 1;
    for (const round of [0, 1, 2])
      await seedRecords(
        seeding,
        missing.filter((record) => roundOf(record) === round),
        report,
      );
  } finally {
    await source.clear();
  }
  await seedMenu(site, demonstration.menu, seeded);
  await seedPeople(site, demonstration.accounts, seeded);
  for (const submission of submissions) {
    await seedSubmission(site, submission, now);
    report();
  }
  // Last, because the assistant answers from the published records.
  for (const visit of chats) {
    await seedChat(site, visit, now);
    report();
  }
  await markSeed(site, 'done', 'seeded');
}

async function seedRecords(seeding: Seeding, records: readonly SeedRecord[], report: () => void) {
  // A generator, unlike an array's iterator, ends for all workers as soon as one of them fails.
  const queue = (function* () {
    yield* records;
  })();
  const work = async () => {
    for (const record of queue) {
      await seedRecord(seeding, record);
      report();
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: MAX_CONCURRENT }, work));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

async function seedRecord(seeding: Seeding, record: SeedRecord): Promise<void> {
  const { site, seeded, now } = seeding;
  const type = site.types.find(({ name }) => name === record.type);
  if (!type) throw new Error(`The demonstration has a ${record.type}, which is no content type`);
  const { item } = await createItem(site, program, type, {
    fields: {
      ...record.fields,
      ...(await withFiles(seeding, record.lists)),
      ...referencesOf(record, seeded),
      ...(await storeDocuments(site, record)),
    },
    uploads: await receivePictures(seeding, record),
    createdAt: instantOf(record, now),
    inSameChange: async ({ db }, item) => {
      await db.insertInto('seeded').values({ place: record.key, type: type.name, item: item._id }).execute();
      for (const [field, alts] of Object.entries(record.nepaliAlts))
        await describeInNepali(db, picturesIn(type, field, item), alts);
    },
  });
  seeded.set(record.key, item._id);
}

async function describeInNepali(db: Db, paths: readonly string[], alts: readonly (string | undefined)[]) {
  for (const [at, path] of paths.entries()) {
    const alt = alts[at];
    if (alt === undefined) continue;
    const row = await db.selectFrom('picture').selectAll().where('path', '=', path).executeTakeFirstOrThrow();
    await setTexts(db, 'picture', { ...row }, { alt_ne: alt });
  }
}

/** In a section: the first picture or document of another record, or its id. */
const FILE_OF = /\{\{(picture|document|id) of ([a-z]+\/\d+)\}\}/;

/** The lists with the paths of the files that they name. */
async function withFiles(
  { site, seeded }: Seeding,
  lists: SeedRecord['lists'],
): Promise<SeedRecord['lists']> {
  let json = JSON.stringify(lists);
  for (let named = FILE_OF.exec(json); named; named = FILE_OF.exec(json)) {
    const [placeholder, kind, key = ''] = named;
    const type = site.types.find(({ name }) => key.startsWith(`${name}/`));
    const item = type && (await site.database.reading.one(type, seeded.get(key) ?? ''))?.item;
    const paths = item ? filesIn(type, item) : [];
    const path =
      kind === 'id' ? item?._id : paths.find((one) => isDocumentPath(one) === (kind === 'document'));
    if (path === undefined) throw new Error(`${key} is not seeded, or has no ${kind}`);
    json = json.replaceAll(placeholder, path);
  }
  return JSON.parse(json);
}

/** Puts the pages of the demonstration into the menu, unless the college has one of its own. */
async function seedMenu(
  site: Site,
  { pages, below, ...labels }: MenuData,
  seeded: ReadonlyMap<string, string>,
) {
  if (await storedMenu(site.database.reader)) return;
  const [group, ...items] = pages.flatMap((key) => {
    const id = seeded.get(key);
    return id === undefined ? [] : [{ target: { type: 'page', id }, label: '', label_ne: '' }];
  });
  const header = defaultMenu.header.map((entry) => ({ ...entry, items: linksBelow(below, entry) }));
  if (group) await changeMenu(site, program, { header: [...header, { ...group, ...labels, items }] });
}

/** The built-in pages that the demonstration puts below an entry of the header. */
export const linksBelow = (below: MenuData['below'], { target }: MenuLink): MenuLink[] =>
  ('page' in target ? (below[target.page] ?? []) : []).map((page) => ({
    target: { page },
    label: '',
    label_ne: '',
  }));

/** The ids of the records that this one refers to, by field. */
function referencesOf({ key, references }: SeedRecord, seeded: ReadonlyMap<string, string>) {
  return Object.fromEntries(
    Object.entries(references).map(([field, other]) => {
      const id = seeded.get(other);
      if (id === undefined) throw new Error(`${key} refers to ${other}, which is not seeded`);
      return [field, id];
    }),
  );
}

async function receivePictures({ source }: Seeding, { pictures }: SeedRecord) {
  const uploads = Object.entries(pictures).map(
    async ([field, files]) => [field, await Promise.all(files.map(source.upload))] as const,
  );
  return new Map(await Promise.all(uploads));
}

/** Stores the documents of a record. @returns the fields that reference them */
async function storeDocuments(site: Site, { documents }: SeedRecord) {
  const fields: Record<string, unknown[]> = {};
  for (const [field, files] of Object.entries(documents)) {
    fields[field] = [];
    for (const { file, ...titles } of files) {
      const stream = createReadStream(join(DEMO_FOLDER, 'documents', file));
      const upload = await site.media.receiveDocument(stream, file);
      try {
        const stored = await storeDocument(site, program, upload);
        const row = { path: stored.path, name: stored.name };
        await makeChange(site, program, ({ change: { db } }) => setTexts(db, 'document', row, titles));
        fields[field].push(stored);
      } finally {
        await site.media.discard([upload]);
      }
    }
  }
  return fields;
}

/** The publication time of a record: `daysAgo` days before today in Kathmandu, never in the future. */
function instantOf({ daysAgo, minuteOfDay }: SeedRecord, now: Date): Date {
  const midnight = midnightInKathmandu(now.getTime());
  return new Date(Math.min(midnight - daysAgo * DAY_MS + minuteOfDay * 60_000, now.getTime()));
}
