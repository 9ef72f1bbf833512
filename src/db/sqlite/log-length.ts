import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { endianness, uptime } from 'node:os';

/** Bytes before the first page of a log, and before each. */
const LOG_HEADER = 32;
const FRAME_HEADER = 24;
/** Bytes of the index before what it knows of pages, and where in them stands what is read here. */
const INDEX_HEADER = 136;
const [IS_MADE, PAGE_SIZE, PAGES] = [12, 14, 16];
/** What stands for a page size that its two bytes cannot hold. */
const LARGEST_PAGE = { written: 1, size: 65_536 };

/** The least size of a log that has so many pages. */
export const logLength = (pages: number, pageSize: number) => LOG_HEADER + pages * (FRAME_HEADER + pageSize);

/** The start of an index; null where it is shorter or cannot be read. */
function headerOf(index: string): Buffer | null {
  const header = Buffer.alloc(INDEX_HEADER);
  try {
    const descriptor = openSync(index, 'r');
    try {
      return readSync(descriptor, header, 0, INDEX_HEADER, 0) === INDEX_HEADER ? header : null;
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return null;
  }
}

/** After a power cut an index may be on the disk before its log; whoever opens the database then makes it anew. */
const isOfThisBoot = (index: string) =>
  (statSync(index, { throwIfNoEntry: false })?.mtimeMs ?? 0) > Date.now() - uptime() * 1000;

/**
 * How long the log of a database has to be by what its index says; 0 if it says nothing. Reading ends every lock on the
 * index that this process has.
 */
export function indexedLogLength(file: string): number {
  const index = `${file}-shm`;
  if (!isOfThisBoot(index)) return 0;
  const header = headerOf(index);
  if (!header?.[IS_MADE]) return 0;
  const isLittle = endianness() === 'LE';
  const written = isLittle ? header.readUInt16LE(PAGE_SIZE) : header.readUInt16BE(PAGE_SIZE);
  const pages = isLittle ? header.readUInt32LE(PAGES) : header.readUInt32BE(PAGES);
  const pageSize = written === LARGEST_PAGE.written ? LARGEST_PAGE.size : written;
  return pages === 0 ? 0 : logLength(pages, pageSize);
}
