import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { neutralCollege, settings } from '../content/college.ts';
import { contentTypes } from '../content/index.ts';
import type { SubmissionType } from '../content/submission.ts';
import { submissionTypes } from '../content/submissions.ts';
import { Refused } from '../errors.ts';
import { inLanguage } from '../languages/sentence.ts';
import { type ContentType, fieldsOf } from '../schema/define-type.ts';
import { readPartial } from '../schema/derive/validator.ts';
import type { Field } from '../schema/field.ts';
import { unknownPlaceholders } from './calendar.ts';

// The schemas of the data files in `demo/`; demo/README.md describes the same format to editors.

/** A text or a number, or its lines, which are joined without a separator. */
const text = z
  .union([z.string(), z.number(), z.array(z.string())], { error: 'has to be a text or a list of texts' })
  .transform((lines) => [lines].flat().join(''))
  .superRefine((whole, site) => {
    for (const unknown of unknownPlaceholders(whole)) site.addIssue(`${unknown} is no placeholder`);
  });

const fileName = z.string().regex(/^[a-z0-9-]+\.[a-z]+$/, { error: 'has to be the name of a file' });
const picture = z.strictObject({
  file: fileName,
  alt: z.string().min(1),
  alt_ne: z.string().min(1).optional(),
});
const pictures = z.union([picture, z.array(picture)], {
  error: 'has to be pictures, each { file, alt, alt_ne }',
});

const document = z.strictObject({ file: fileName, title: z.string().min(1), title_ne: z.string().min(1) });
/** A file of `demo/documents/`, with its titles in the library. */
export type DocumentData = z.infer<typeof document>;

/** Value of a field in a data file. */
type FieldData =
  | { is: 'text'; text: string }
  | { is: 'reference'; key: string }
  | { is: 'pictures'; pictures: readonly z.infer<typeof picture>[] }
  | { is: 'documents'; documents: readonly DocumentData[] }
  | { is: 'list'; list: readonly unknown[] };

function fieldSchema(field: Field): z.ZodType<FieldData> {
  if (field.inputMode === 'files') {
    return pictures.transform((given) => ({ is: 'pictures' as const, pictures: [given].flat() }));
  }
  if (field.fromDocuments) {
    return z.array(document).transform((documents) => ({ is: 'documents' as const, documents }));
  }
  if (field.refersTo) return z.string().transform((key) => ({ is: 'reference' as const, key }));
  if (Array.isArray(field.blank))
    return z.array(z.unknown()).transform((list) => ({ is: 'list' as const, list }));
  return text.transform((whole) => ({ is: 'text' as const, text: whole }));
}

const published = z
  .strictObject({
    daysAgo: z.int().min(1).optional(),
    lastOn: z
      .string()
      .refine((day) => day !== '02-29' && !Number.isNaN(Date.parse(`2000-${day}`)), {
        error: 'has to be MM-DD',
      })
      .optional(),
    time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'has to be HH:MM' }),
  })
  .transform(({ daysAgo, lastOn, time }, site) => {
    if (daysAgo !== undefined && lastOn === undefined) return { on: { daysAgo }, time };
    if (lastOn !== undefined && daysAgo === undefined) return { on: { lastOn }, time };
    site.addIssue('needs daysAgo or lastOn, and not both');
    return z.NEVER;
  });

const keyOf = (type: string) =>
  z.string().refine((key) => key.startsWith(`${type}/`), { error: `has to begin with ${type}/` });

/** Records of a content type. Alt texts are given with their pictures, not as separate fields. */
function recordsSchema(type: ContentType) {
  const own = fieldsOf(type).filter(([, { describes }]) => describes === undefined);
  const fields = Object.fromEntries(own.map(([name, field]) => [name, fieldSchema(field).optional()]));
  return z.array(z.strictObject({ key: keyOf(type.name), published, fields: z.strictObject(fields) }));
}

const hoursAgo = z.number().positive();

/** Submissions of visitors. */
function submissionsSchema(type: SubmissionType) {
  return z.array(
    z.strictObject({
      key: keyOf(type.name),
      hoursAgo,
      isView: z.boolean().default(false),
      isSpam: z.boolean().default(false),
      fields: z.record(z.string(), z.string()),
    }),
  );
}

/** Questions to the assistant. Its answers are not stored in the files: seeding asks it. */
const chatsSchema = z.array(
  z.strictObject({ key: keyOf('chat'), hoursAgo, asks: z.array(z.string().min(1)).min(1) }),
);

/** Where a student is enrolled, by the keys of the two records. */
const enrolment = { faculty: z.string(), semester: z.string() };

const accountsSchema = z.strictObject({
  /** The enrolment of the student whose password is printed. */
  student: z.strictObject(enrolment),
  people: z.array(
    z.discriminatedUnion('role', [
      z.strictObject({ role: z.literal('student'), name: z.string(), email: z.email(), ...enrolment }),
      z.strictObject({ role: z.literal('teacher'), name: z.string(), email: z.email() }),
    ]),
  ),
});

/** Two levels above both `src/seed/` and `dist/server/`. */
export const DEMO_FOLDER = fileURLToPath(new URL('../../demo/', import.meta.url));

/** A record as written in its data file. */
export type RecordData = z.infer<ReturnType<typeof recordsSchema>>[number] & { type: string };
/** A visitor's submission, dated a number of hours before the seeding. */
export type SubmissionData = z.infer<ReturnType<typeof submissionsSchema>>[number] & { type: string };
/** A visitor's questions to the assistant. */
export type ChatData = z.infer<typeof chatsSchema>[number];
/** What the demonstration adds to the built-in menu: a group that leads to the first page, with the others below it. */
const menuSchema = z.strictObject({
  label: z.string(),
  label_ne: z.string(),
  pages: z.array(keyOf('page')),
  /** Paths of built-in pages below others in the header. */
  below: z.record(z.string(), z.array(z.string())),
});

/** The college's people. */
export type AccountsData = z.infer<typeof accountsSchema>;
export type MenuData = z.infer<typeof menuSchema>;

/**
 * Reads and checks the data files of the demonstration.
 * @throws Refused with the file and the path of every problem
 */
export function readDemonstration(folder = DEMO_FOLDER) {
  const problems: string[] = [];
  const report = (file: string, problem: string) => problems.push(`demo/${file}: ${problem}`);

  function read<T>(file: string, schema: z.ZodType<T>): T | undefined {
    try {
      const { data, error } = schema.safeParse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      for (const { path, message } of error?.issues ?? [])
        report(file, `${path.join('.')} ${message}`.trim());
      return data;
    } catch (error) {
      report(file, error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  const records = contentTypes.flatMap((type) =>
    (read(`records/${type.name}.json`, recordsSchema(type)) ?? []).map((data) => ({
      ...data,
      type: type.name,
    })),
  );
  const submissions = submissionTypes.flatMap((type) =>
    (read(`submissions/${type.name}.json`, submissionsSchema(type)) ?? []).map((data) => ({
      ...data,
      type: type.name,
    })),
  );
  const chats = read('chats.json', chatsSchema) ?? [];
  const accounts = read('accounts.json', accountsSchema);
  const menu = read('menu.json', menuSchema);
  const sent = read('college.json', z.record(z.string(), z.unknown())) ?? {};
  const { values, wrong } = readPartial(settings, sent, { cleanHtml: String });
  for (const problem of Object.values(wrong)) report('college.json', inLanguage(problem, 'en'));
  const college = { ...neutralCollege, ...values };

  checkKeys([...records, ...submissions, ...chats], report);
  checkReferences(records, accounts, report);
  checkFiles(folder, records, report);
  if (!accounts || !menu || problems.length > 0) throw new Refused(problems.join('\n'));
  return { college, records, submissions, chats, accounts, menu };
}

type Report = (file: string, problem: string) => void;

const fileOf = ({ type }: RecordData) => `records/${type}.json`;

function checkKeys(all: readonly { key: string }[], report: Report): void {
  const seen = new Set<string>();
  for (const { key } of all) {
    if (seen.has(key)) report('', `two have the key ${key}`);
    seen.add(key);
  }
}

function checkReferences(
  records: readonly RecordData[],
  accounts: AccountsData | undefined,
  report: Report,
): void {
  const keys = new Set(records.map(({ key }) => key));
  const check = (file: string, by: string, key: string) => {
    if (!keys.has(key)) report(file, `${by} names ${key}, which is no record`);
  };
  for (const record of records)
    for (const data of Object.values(record.fields))
      if (data?.is === 'reference') check(fileOf(record), record.key, data.key);
  for (const person of [{ email: 'student', ...accounts?.student }, ...(accounts?.people ?? [])])
    for (const key of 'faculty' in person ? [person.faculty, person.semester] : [])
      check('accounts.json', person.email, key ?? '');
}

function checkFiles(folder: string, records: readonly RecordData[], report: Report): void {
  for (const record of records) {
    for (const file of filesOf(record))
      if (!existsSync(join(folder, file)))
        report(fileOf(record), `${record.key} names ${file}, which is missing`);
  }
}

/** The pictures and documents of a record, by their paths within `demo/`. */
export function filesOf({ fields }: RecordData): string[] {
  return Object.values(fields).flatMap((data) => {
    if (data?.is === 'pictures') return data.pictures.map(({ file }) => `pictures/${file}`);
    if (data?.is === 'documents') return data.documents.map(({ file }) => `documents/${file}`);
    return [];
  });
}
