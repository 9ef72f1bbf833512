import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { storedNamesOf, storedPathOf } from '../../src/schema/stored-names.ts';
import type { College } from '../college/college.ts';
import { rowsOf } from '../college/rows.ts';
import { must } from '../runner/proof.ts';
import type { Acknowledged } from './acknowledged.ts';
import { digestOf } from './writer.ts';

/** What a start has begun to clean up is gone by then. */
const CLEAN_WITHIN_MS = 5000;

type Place = Pick<College, 'settings' | 'dataDir'>;

/** Compares what a site stores with what was acknowledged, over and over. */
export class Stored {
  readonly #place: Place;
  readonly #acknowledged: Acknowledged;
  /** Names of files whose content was looked at. */
  readonly #seen = new Set<string>();

  constructor(place: Place, acknowledged: Acknowledged) {
    this.#place = place;
    this.#acknowledged = acknowledged;
  }

  /** @throws with the first write that is lost, stored twice or by halves, and the first file too many */
  async check(): Promise<void> {
    await this.#checkMessages();
    await this.#checkNotices();
    await this.#checkDrafts();
    await this.#checkFiles();
  }

  async #checkMessages() {
    const { messages, sent } = this.#acknowledged;
    const rows = await this.#rows('select _id, name from contact');
    const ids = byUniqueName(rows, 'name', sent);
    for (const [name, id] of messages)
      must(ids.get(name)?._id === id, `The acknowledged message of ${name} is lost`);
    // What can be read after a start has to stay.
    for (const [name, { _id }] of ids) messages.set(name, String(_id));
  }

  async #checkNotices() {
    const { notices, sent } = this.#acknowledged;
    const rows = await this.#rows('select _id, title, image from notice');
    const byTitle = byUniqueName(rows, 'title', sent);
    for (const [id, { title, image }] of notices) {
      const row = byTitle.get(title);
      must(row?._id === id, `The acknowledged notice "${title}" is lost`);
      must(row.image === image, `The picture of "${title}" was ${image}, stored is ${row.image}`);
    }
    for (const [title, { _id, image }] of byTitle)
      notices.set(String(_id), { title, image: image === null ? null : String(image) });
  }

  async #checkDrafts() {
    const { drafts, sentDrafts } = this.#acknowledged;
    const rows = await this.#rows('select record, title from draft');
    const titles = new Map(rows.map(({ record, title }) => [String(record), String(title)]));
    for (const [record, title] of drafts) {
      const found = titles.get(record);
      must(
        found === title || sentDrafts.get(record)?.has(found ?? ''),
        `The draft "${title}" was acknowledged, stored is "${found}"`,
      );
      this.#acknowledged.draftIs(record, found ?? title);
    }
  }

  async #checkFiles() {
    const pictures = await this.#rows('select path, bytes from picture');
    const documents = await this.#rows('select path, name, size from attachment');
    const { documents: acknowledged, digests } = this.#acknowledged;
    const byName = byUniqueName(documents, 'name', digests);
    for (const [name, path] of acknowledged)
      must(byName.get(name)?.path === path, `The acknowledged document ${name} is lost`);
    const paths = new Set([...pictures, ...documents].map(({ path }) => String(path)));
    for (const { image } of this.#acknowledged.notices.values())
      must(image === null || paths.has(image), `The picture ${image} of a notice has no row`);
    const files = await this.#filesOf(paths);
    for (const { path, bytes } of pictures) await this.#checkPicture(String(path), Number(bytes), files);
    for (const { path, name } of documents)
      this.#checkDocument(String(path), digests.get(String(name)), files);
  }

  /** The names of the stored files. Waits until none is left over. */
  async #filesOf(paths: ReadonlySet<string>): Promise<ReadonlySet<string>> {
    const deadline = performance.now() + CLEAN_WITHIN_MS;
    for (;;) {
      const files = listed(join(this.#place.dataDir, 'uploads')).filter((name) => name !== 'site-id');
      const orphans = files.filter((name) => !paths.has(storedPathOf(name) ?? ''));
      const temporary = listed(join(this.#place.dataDir, 'incoming'));
      if (orphans.length + temporary.length === 0) return new Set(files);
      must(
        performance.now() < deadline,
        `Left over are ${[...orphans, ...temporary].slice(0, 5).join(', ')}`,
      );
      await pause(20);
    }
  }

  async #checkPicture(path: string, bytes: number, files: ReadonlySet<string>) {
    const names = storedNamesOf(path).filter((name) => files.has(name));
    must(names.includes(basename(path)), `The file of ${path} is missing`);
    const inFolder = names.map((name) => join(this.#place.dataDir, 'uploads', name));
    const size = inFolder.reduce((sum, file) => sum + statSync(file).size, 0);
    must(size === bytes, `The files of ${path} had ${bytes} bytes, and have ${size}`);
    if (this.#seen.has(path)) return;
    for (const file of inFolder)
      await sharp(readFileSync(file), { failOn: 'truncated' })
        .raw()
        .toBuffer()
        .catch((error: Error) => must(false, `${file} is no whole picture: ${error.message}`));
    this.#seen.add(path);
  }

  #checkDocument(path: string, digest: string | undefined, files: ReadonlySet<string>) {
    must(files.has(basename(path)), `The file of ${path} is missing`);
    if (this.#seen.has(path)) return;
    const found = digestOf(readFileSync(join(this.#place.dataDir, 'uploads', basename(path))));
    must(found === digest, `The content of ${path} is not what was sent`);
    this.#seen.add(path);
  }

  #rows(statement: string) {
    return rowsOf(this.#place, statement);
  }
}

/** Rows by a name that each has for itself and that somebody sent. */
function byUniqueName<Row extends Readonly<Record<string, unknown>>>(
  rows: readonly Row[],
  column: string,
  sent: { has(name: string): boolean },
): Map<string, Row> {
  const found = new Map<string, Row>();
  for (const row of rows) {
    const name = String(row[column]);
    must(!found.has(name), `"${name}" is stored twice`);
    must(sent.has(name), `Nobody sent "${name}"`);
    found.set(name, row);
  }
  return found;
}

function listed(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
