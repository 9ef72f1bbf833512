import { contentTypes } from '../content/index.ts';
import { type ContentType, fieldsOf } from '../schema/define-type.ts';
import { daysSince, fillDays } from './calendar.ts';
import type { DocumentData, RecordData } from './demonstration.ts';

/** A record to seed, with its dates on the day of seeding. */
export interface SeedRecord {
  /** Name of its content type. */
  type: string;
  /** Seed key: unique, and the same on every day and in every edition of the demonstration. */
  key: string;
  /** Texts and alt texts by field; rich texts are HTML that needs no cleaning. */
  fields: Readonly<Record<string, string | readonly string[]>>;
  /** Other lists by field, such as subjects. */
  lists: Readonly<Record<string, readonly unknown[]>>;
  /** Names of files in `demo/pictures/`, by field. */
  pictures: Readonly<Record<string, readonly string[]>>;
  /** What the library says in Nepali of those of them that are described in English, by field. */
  nepaliAlts: Readonly<Record<string, readonly (string | undefined)[]>>;
  documents: Readonly<Record<string, readonly DocumentData[]>>;
  /** Seed keys of other records, by reference field. */
  references: Readonly<Record<string, string>>;
  /** Whole days before the day of seeding, in Kathmandu. */
  daysAgo: number;
  /** Minutes since midnight in Kathmandu at which it was published. */
  minuteOfDay: number;
}

/** All records of the demonstration, with dates relative to the given day, the oldest first. */
export function recordsOn(today: Date, records: readonly RecordData[]): SeedRecord[] {
  const types = new Map(contentTypes.map((type) => [type.name, type]));
  return records
    .map((data) => {
      const type = types.get(data.type);
      if (!type) throw new Error(`The demonstration has a ${data.type}, which is no content type`);
      return recordOn(today, type, data);
    })
    .sort((one, other) => other.daysAgo - one.daysAgo || one.minuteOfDay - other.minuteOfDay);
}

const filledList = (list: readonly unknown[], today: Date, daysAgo: number): unknown[] =>
  JSON.parse(fillDays(JSON.stringify(list), today, daysAgo)) as unknown[];

function recordOn(today: Date, type: ContentType, { key, published, fields }: RecordData): SeedRecord {
  const daysAgo = daysSince(today, published.on);
  const texts: Record<string, string | string[]> = {};
  const lists: Record<string, readonly unknown[]> = {};
  const pictures: Record<string, string[]> = {};
  const nepaliAlts: Record<string, (string | undefined)[]> = {};
  const documents: Record<string, readonly DocumentData[]> = {};
  const references: Record<string, string> = {};
  for (const [name, data] of Object.entries(fields)) {
    if (data?.is === 'text') texts[name] = fillDays(data.text, today, daysAgo);
    if (data?.is === 'list') lists[name] = filledList(data.list, today, daysAgo);
    if (data?.is === 'reference') references[name] = data.key;
    if (data?.is === 'documents') documents[name] = data.documents;
    if (data?.is !== 'pictures') continue;
    pictures[name] = data.pictures.map(({ file }) => file);
    nepaliAlts[name] = data.pictures.map(({ alt_ne }) => alt_ne);
    const alts = data.pictures.map(({ alt }) => alt);
    const [altField, field] = fieldsOf(type).find(([, { describes }]) => describes === name) ?? [];
    if (altField) texts[altField] = field?.alignTo ? alts : alts.join(' ');
  }
  const [hours = 0, minutes = 0] = published.time.split(':').map(Number);
  const minuteOfDay = hours * 60 + minutes;
  return {
    type: type.name,
    key,
    fields: texts,
    lists,
    pictures,
    nepaliAlts,
    documents,
    references,
    daysAgo,
    minuteOfDay,
  };
}
