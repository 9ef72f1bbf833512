import * as z from 'zod';
import { isStoredName } from '../schema/stored-names.ts';

/** Incremented when older programs can no longer read the archive. */
const FORMAT = 1;
export const MANIFEST = 'manifest.json';

const size = z.int().min(0);
const digest = z.string().regex(/^[0-9a-f]{64}$/);
const storedName = z.string().refine(isStoredName);

const schema = z.object({
  format: z.literal(FORMAT),
  program: z.literal('Chautari'),
  /** The instant of the snapshot. */
  takenAt: z.iso.datetime(),
  /** The applied migrations, which determine the shape of the rows. */
  migrations: z.array(z.string()),
  /** `unpacked`: size of the uncompressed rows in bytes. */
  tables: z.array(z.object({ name: z.string(), size, sha256: digest, rows: size, unpacked: size })),
  uploads: z.array(z.object({ name: storedName, size, sha256: digest })),
  /** Files that rows reference but that were already missing. */
  missing: z.array(storedName),
});

export type Manifest = z.output<typeof schema>;
export type TableEntry = Manifest['tables'][number];
export type UploadEntry = Manifest['uploads'][number];

/** The archive entry of a table's rows: compressed JSON lines. */
export const tableFile = (name: string) => `tables/${name}.jsonl.gz`;
export const uploadFile = (name: string) => `uploads/${name}`;

export function writeManifest(manifest: Omit<Manifest, 'format' | 'program'>): Buffer {
  const whole: Manifest = { format: FORMAT, program: 'Chautari', ...manifest };
  return Buffer.from(`${JSON.stringify(whole, null, 1)}\n`);
}

/** @returns 'newer' when only a later version can read it, null when it is not a manifest */
export function readManifest(text: string, knownMigrations: readonly string[]): Manifest | 'newer' | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const format = z.object({ format: z.int() }).safeParse(json);
  if (format.success && format.data.format > FORMAT) return 'newer';
  const { data } = schema.safeParse(json);
  if (!data) return null;
  return data.migrations.every((name) => knownMigrations.includes(name)) ? data : 'newer';
}

/** The content of a backup, for the operator. */
export interface Summary {
  /** Number of rows in all tables. */
  records: number;
  pictures: number;
  documents: number;
  /** Size of the archive in bytes. */
  bytes: number;
  /** Files that rows reference but that were already missing. */
  missing: readonly string[];
}

export function summaryOf({ tables, missing }: Pick<Manifest, 'tables' | 'missing'>, bytes: number): Summary {
  const rowsOf = (table: string) => tables.find(({ name }) => name === table)?.rows ?? 0;
  return {
    records: tables.reduce((sum, { rows }) => sum + rows, 0),
    pictures: rowsOf('picture'),
    documents: rowsOf('attachment'),
    bytes,
    missing,
  };
}
