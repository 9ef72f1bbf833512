import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { type CollegeFacts, neutralCollege, settings } from '../content/college.ts';
import { contentTypes } from '../content/index.ts';
import { submissionTypes } from '../content/submissions.ts';
import { Refused } from '../errors.ts';
import { inLanguage } from '../languages/sentence.ts';
import { readPartial } from '../schema/derive/validator.ts';
import { accountsSchema, chatsSchema, recordsSchema, submissionsSchema } from './file-schemas.ts';

/** Two levels above both `src/seed/` and `dist/server/`. */
export const DEMO_FOLDER = fileURLToPath(new URL('../../demo/', import.meta.url));

/** A record as written in its data file. */
export type RecordData = z.infer<ReturnType<typeof recordsSchema>>[number] & { type: string };
/** A visitor's submission, dated a number of hours before the seeding. */
export type SubmissionData = z.infer<ReturnType<typeof submissionsSchema>>[number] & { type: string };
/** A visitor's questions to the assistant. */
export type ChatData = z.infer<typeof chatsSchema>[number];
/** The college's people. */
export type AccountsData = z.infer<typeof accountsSchema>;

/** The demonstration college as in the files of `demo/`, with placeholders instead of dates. */
export interface Demonstration {
  college: CollegeFacts;
  records: RecordData[];
  submissions: SubmissionData[];
  chats: ChatData[];
  accounts: AccountsData;
}

/**
 * Reads and checks the data files of the demonstration.
 * @throws Refused with the file and the path of every problem
 */
export function readDemonstration(folder = DEMO_FOLDER): Demonstration {
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
  const sent = read('college.json', z.record(z.string(), z.unknown())) ?? {};
  const { values, wrong } = readPartial(settings, sent, { cleanHtml: String });
  for (const problem of Object.values(wrong)) report('college.json', inLanguage(problem, 'en'));
  const college = { ...neutralCollege, ...values };

  checkKeys([...records, ...submissions, ...chats], report);
  checkReferences(records, accounts, report);
  checkFiles(folder, records, report);
  if (!accounts || problems.length > 0) throw new Refused(problems.join('\n'));
  return { college, records, submissions, chats, accounts };
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
    if (data?.is === 'documents') return data.files.map((file) => `documents/${file}`);
    return [];
  });
}
