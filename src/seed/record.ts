import type { DrawingName } from './drawings/index.ts';

/** A PDF that the seed writes and a record hands out. In the letters of Western Europe: it carries no fonts. */
export interface SeedDocument {
  /** The name under which it is downloaded, ending in .pdf. */
  name: string;
  title: string;
  paragraphs: readonly string[];
}

/** One record that the seed makes, before it goes through the product's own actions. */
export interface SeedRecord {
  /** Name of its content type. */
  type: string;
  /** What it is called in the list of what the seed made: the same on whatever day, and no other record's. */
  place: string;
  /** Its fields by name; rich texts are HTML that needs no cleaning. */
  fields: Readonly<Record<string, string | readonly string[]>>;
  /** What its field of pictures shows, in order. */
  pictures?: readonly DrawingName[];
  /** What it hands out, of types that do. */
  attachments?: readonly SeedDocument[];
  /** Reference fields by name, each with the place of the record that it names. */
  refers?: Readonly<Record<string, string>>;
  /** Whole days before the day of seeding, in Kathmandu. */
  daysAgo: number;
  /** Minutes since midnight in Kathmandu at which it was published. */
  minuteOfDay: number;
}
