import { createHash } from 'node:crypto';
import * as z from 'zod';
import { isStoredName } from '../schema/stored-names.ts';

/** Incremented when older programs can no longer read the backup. */
const FORMAT = 2;

const size = z.int().min(0);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const storedName = z.string().refine(isStoredName);
const entry = { size, sha256 };

const schema = z.strictObject({
  format: z.literal(FORMAT),
  program: z.literal('Chautari'),
  /** Rises with every backup in a folder, whatever a clock says. */
  run: z.int().min(1),
  /** The instant of the snapshot. */
  takenAt: z.iso.datetime(),
  /** The folder of its rows in `rows/`. */
  moment: z.string().regex(/^[\dTZ.-]+$/),
  site: z.string().min(1),
  /** The applied migrations, which determine the shape of the rows. */
  migrations: z.array(z.string()),
  /** `unpacked`: size of the uncompressed rows in bytes. */
  tables: z.array(z.strictObject({ name: z.string().regex(/^\w+$/), ...entry, rows: size, unpacked: size })),
  /** The uploaded files that rows name. */
  files: z.array(z.strictObject({ name: storedName, ...entry })),
  /** Files that rows name but that were already missing. */
  missing: z.array(storedName),
});

export type Manifest = z.output<typeof schema>;
export type TableEntry = Manifest['tables'][number];

export type ManifestFacts = Omit<Manifest, 'format' | 'program'>;

const textOf = (manifest: Manifest) => JSON.stringify(manifest, null, 1);
const sealOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** A manifest as a file: sealed by its own digest, so that a changed byte shows. */
export function writeManifest(facts: ManifestFacts): string {
  const whole: Manifest = { format: FORMAT, program: 'Chautari', ...facts };
  return `${JSON.stringify({ ...whole, seal: sealOf(textOf(whole)) }, null, 1)}\n`;
}

/** @returns 'newer' when only a later version can read it, null when it is damaged or no manifest */
export function readManifest(text: string, knownMigrations: readonly string[]): Manifest | 'newer' | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const sealed = z.looseObject({ format: z.int(), seal: z.string() }).safeParse(json).data;
  if (!sealed) return null;
  const { seal, ...rest } = sealed;
  if (sealOf(JSON.stringify(rest, null, 1)) !== seal || text !== `${JSON.stringify(json, null, 1)}\n`)
    return null;
  if (sealed.format > FORMAT) return 'newer';
  const { data } = schema.safeParse(rest);
  if (!data) return null;
  return data.migrations.every((name) => knownMigrations.includes(name)) ? data : 'newer';
}

/** The content of a backup, for the operator. */
export interface Summary {
  takenAt: string;
  /** Number of rows in all tables. */
  records: number;
  pictures: number;
  documents: number;
  /** Size of its rows and files in bytes. */
  bytes: number;
  /** Files that rows name but that were already missing. */
  missing: readonly string[];
}

export function summaryOf({ takenAt, tables, files, missing }: Manifest): Summary {
  const rowsOf = (table: string) => tables.find(({ name }) => name === table)?.rows ?? 0;
  return {
    takenAt,
    records: tables.reduce((sum, { rows }) => sum + rows, 0),
    pictures: rowsOf('picture'),
    documents: rowsOf('attachment'),
    bytes: [...tables, ...files].reduce((sum, { size }) => sum + size, 0),
    missing,
  };
}
