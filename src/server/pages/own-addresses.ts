import { contentTypes } from '../../content/index.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { endedRecords } from '../../db/editing/shelved.ts';
import { type ContentType, hasAddresses, type RecordBase } from '../../schema/define-type.ts';
import { hrefOf } from '../../schema/slug.ts';

/** Types whose records are shown at an address of the college's choice: own pages, downloads. */
const addressed = contentTypes.filter((type) => hasAddresses(type) && type.page?.item !== undefined);

/** More pages of a type than a college makes. */
const MAX_PAGES = 5000;

/**
 * The paths of these pages, of what is live and what has ended, as links have them: by the same paths in lower case, NFC and
 * without encoding.
 */
export async function ownPaths({ reading, reader }: OpenDatabase): Promise<Map<string, string>> {
  const paths = new Map<string, string>();
  for (const type of addressed) {
    const base = type.page?.item ?? '';
    const add = (item: object & { address?: unknown }) =>
      paths.set(`${base}/${item.address}`, hrefOf(base, type, { ...item }));
    for (const { item } of await endedRecords(reader, type)) add(item);
    for await (const some of reading.names(type)) some.forEach(add);
  }
  return paths;
}

/** The record at an address of a type, or when it has ended; null where there is neither. */
export async function findAt<R extends RecordBase>(
  { reading, reader }: OpenDatabase,
  type: ContentType<R>,
  address = '',
): Promise<{ item: R } | { endedAt: string } | null> {
  const live = await reading.brief(type, ['address'], MAX_PAGES);
  const id = live.find((one) => one.address === address)?._id;
  const found = id === undefined ? null : await reading.one(type, id);
  if (found) return { item: found.item };
  const ended = await endedRecords(reader, type);
  const at = ended.find(({ item }) => (item as object & { address?: string }).address === address)?.at;
  return at === undefined ? null : { endedAt: at };
}
