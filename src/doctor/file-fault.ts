import type { Db } from '../db/engine.ts';
import type { Storage } from '../media/index.ts';
import { storedPathOf } from '../schema/stored-names.ts';

const PDF = '.pdf';
const HEAD_BYTES = 12;
const TAIL_BYTES = 1024;

/** The fault of a stored file; null if it is sound or was removed meanwhile. */
export async function faultOf(
  name: string,
  { db, storage }: { db: Db; storage: Storage },
): Promise<string | null> {
  const file = await storage.open(name);
  if (!file) return null;
  let head = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  let size = 0;
  try {
    for await (const chunk of file.stream as AsyncIterable<Buffer>) {
      if (size < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES);
      tail = Buffer.concat([tail, chunk]).subarray(-TAIL_BYTES);
      size += chunk.length;
    }
  } catch (error) {
    return `which cannot be read (${(error as NodeJS.ErrnoException).code ?? (error as Error).message})`;
  }
  if (size === 0) return 'which is empty';
  if (!name.endsWith(PDF)) return pictureFault(head, size);
  const row = await db
    .selectFrom('attachment')
    .select('size')
    .where('path', '=', storedPathOf(name) ?? '')
    .executeTakeFirst();
  if (row && row.size !== size) return `which has ${size} bytes, not ${row.size}`;
  return head.toString('latin1').includes('%PDF-') && tail.includes('%%EOF') ? null : 'which is no whole PDF';
}

/** A WebP file contains its own length (RIFF: that of everything after the first eight bytes). */
function pictureFault(head: Buffer, size: number): string | null {
  const isWebP = head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP';
  if (!isWebP) return 'which is no picture';
  const length = head.readUInt32LE(4) + 8;
  return length === size ? null : `which has ${size} bytes, not ${length}`;
}
