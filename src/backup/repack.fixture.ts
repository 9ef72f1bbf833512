import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { extract } from 'tar-stream';
import { ArchiveWriter } from './archive-writer.ts';
import { newHash } from './tar.ts';

export interface Packed {
  name: string;
  content: Buffer;
}

/** The entries of an archive as another tar implementation reads them. */
export async function packedIn(file: string): Promise<Packed[]> {
  const found: Packed[] = [];
  const entries = createReadStream(file).pipe(extract());
  for await (const entry of entries) found.push({ name: entry.header.name, content: await buffer(entry) });
  return found;
}

type Manifest = Record<string, unknown> & {
  tables: Record<string, unknown>[];
  uploads: Record<string, unknown>[];
};

/** An unpacked archive, to be changed and sealed again: valid checksums around wrong content. */
export class TamperedArchive {
  readonly files: Packed[];
  readonly manifest: Manifest;

  private constructor(files: Packed[], manifest: Manifest) {
    this.files = files;
    this.manifest = manifest;
  }

  static async of(file: string): Promise<TamperedArchive> {
    const files = (await packedIn(file)).filter(({ name }) => name !== 'seal.sha256');
    const manifest = JSON.parse(files.pop()?.content.toString() ?? '') as Manifest;
    return new TamperedArchive(files, manifest);
  }

  /** Changes the text of a table's rows and updates the manifest, except for the fields in `more`. */
  changeRows(table: string, change: (text: string) => string, more: Record<string, unknown> = {}): void {
    const packed = this.files.find(({ name }) => name === `tables/${table}.jsonl.gz`);
    const entry = this.manifest.tables.find(({ name }) => name === table);
    if (!packed || !entry) throw new Error(`No table ${table}`);
    const text = change(gunzipSync(packed.content).toString());
    packed.content = gzipSync(text);
    const sha256 = newHash().update(packed.content).digest('hex');
    const rows = text.split('\n').length - 1;
    Object.assign(entry, {
      size: packed.content.length,
      sha256,
      rows,
      unpacked: Buffer.byteLength(text),
      ...more,
    });
  }

  /** Writes it with a valid seal. */
  async write(
    file: string,
    manifest: Buffer | null = Buffer.from(JSON.stringify(this.manifest)),
  ): Promise<string> {
    const archive = await ArchiveWriter.create(file);
    for (const { name, content } of this.files) await archive.add(name, content.length, [content]);
    if (manifest) await archive.add('manifest.json', manifest.length, [manifest]);
    await archive.finish();
    return file;
  }
}
