import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Migration } from '../db/migration/migration.ts';
import { diskStorage, replaceFile, type Storage, sync } from '../media/index.ts';
import { dayInKathmandu } from '../schema/kathmandu.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { refusals } from './refusals.ts';

const MANIFEST = 'manifest.json';
const LOCK = 'backup-lock';
/** What the root of a file system of its own has by itself. */
const OF_THE_DISK = 'lost+found';

/** A manifest in the folder: what it says, or why it cannot be read. */
export interface FoundManifest {
  file: string;
  manifest: Manifest | 'newer' | null;
}

/** A folder of backups: paths, and what it holds. */
export class BackupFolder {
  readonly path: string;
  readonly uploads: Storage;
  readonly #known: readonly string[];

  /** @param migrations all of this program */
  constructor(path: string, migrations: readonly Migration[]) {
    this.path = path;
    this.uploads = diskStorage(join(path, 'uploads'));
    this.#known = migrations.map(({ name }) => name);
  }

  /** Of the newest backup. */
  get manifest(): string {
    return join(this.path, MANIFEST);
  }
  get rows(): string {
    return join(this.path, 'rows');
  }
  /** Of what is being written, on the same file system. */
  get unfinished(): string {
    return join(this.path, 'unfinished');
  }
  uploadFile(name: string): string {
    return join(this.path, 'uploads', name);
  }
  tableFile({ moment }: Pick<Manifest, 'moment'>, table: string): string {
    return join(this.rows, moment, `${table}.jsonl.gz`);
  }
  manifestIn(rows: string): string {
    return join(rows, MANIFEST);
  }

  async read(file: string): Promise<FoundManifest> {
    const text = await readFile(file, 'utf8').catch(() => '');
    return { file, manifest: readManifest(text, this.#known) };
  }

  /** The manifest of every kept backup. */
  async kept(): Promise<FoundManifest[]> {
    const moments = (await readdir(this.rows).catch(() => [])).toSorted();
    return Promise.all(moments.map((moment) => this.read(this.manifestIn(join(this.rows, moment)))));
  }

  /** Makes the folder, or takes one that holds backups or nothing. @returns releases its lock @throws Refused */
  async openForBackup(): Promise<() => void> {
    await this.#assertFolder(dirname(this.path));
    await mkdir(this.path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    await this.#assertFolder(this.path);
    const names = await readdir(this.path);
    const isOurs = names.includes(LOCK) || names.includes(MANIFEST);
    if (!isOurs && names.some((name) => name !== OF_THE_DISK)) throw refusals.otherThings(this.path);
    const { acquireLock } = await import('../db/lock.ts');
    const release = acquireLock(join(this.path, LOCK));
    if (!release) throw refusals.busy(this.path);
    try {
      await rm(this.unfinished, { recursive: true, force: true });
      for (const folder of [this.unfinished, this.rows, join(this.path, 'uploads')])
        await mkdir(folder, { recursive: true, mode: 0o700 });
      await sync(this.path);
    } catch (error) {
      release();
      throw error;
    }
    return release;
  }

  /**
   * The newest backup, or the newest of a day.
   * @param day such as `2026-11-29` @throws Refused where there is none, or its manifest is damaged or newer
   */
  async choose(day?: string): Promise<Manifest> {
    await this.#assertFolder(this.path);
    if (!existsSync(this.manifest) && !existsSync(this.rows)) throw refusals.noBackup(this.path);
    if (day === undefined) return readable(await this.read(this.manifest));
    const kept = await this.kept();
    const manifests = kept.map(({ manifest }) => manifest).filter(isWhole);
    const ofDay = daysOf(manifests).find(([one]) => one === day);
    if (ofDay?.[1][0]) return ofDay[1][0];
    const damaged = kept.find(({ manifest }) => !isWhole(manifest));
    if (damaged) readable(damaged);
    throw refusals.noSuchDay(
      this.path,
      day,
      daysOf(manifests).map(([one]) => one),
    );
  }

  async #assertFolder(path: string): Promise<void> {
    const found = await stat(path).catch(() => null);
    if (!found) throw refusals.noFolder(path);
    if (!found.isDirectory()) throw refusals.notAFolder(path);
  }

  /** Writes a manifest in place of a former one. */
  replace(file: string, text: string): Promise<void> {
    return replaceFile(file, text, { unfinished: join(this.unfinished, MANIFEST), mode: 0o600 });
  }
}

export const isWhole = (manifest: FoundManifest['manifest']): manifest is Manifest =>
  manifest !== null && manifest !== 'newer';

/** @throws Refused */
export function readable({ file, manifest }: FoundManifest): Manifest {
  if (manifest === 'newer') throw refusals.newer(file);
  if (manifest === null) throw refusals.damaged(file);
  return manifest;
}

/** Backups by their day, the latest made first: by their runs, since a clock may have been wrong. */
export function daysOf(manifests: readonly Manifest[]): [day: string, backups: Manifest[]][] {
  const days = new Map<string, Manifest[]>();
  for (const manifest of manifests.toSorted((one, other) => other.run - one.run)) {
    const day = dayInKathmandu(manifest.takenAt);
    days.set(day, [...(days.get(day) ?? []), manifest]);
  }
  return [...days];
}
