import { category } from '../../content/category.ts';
import { namedBy } from '../../db/archive.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { textIn } from '../../languages/text-in.ts';
import type { ContentType } from '../../schema/define-type.ts';
import { pageAddress } from '../../schema/fields/formats.ts';
import type { PageRequest, Reading } from './page.ts';

/** More than a college has. */
const MAX_CATEGORIES = 200;

export interface CategoryView {
  id: string;
  /** What the parameter `category` of addresses names it by. */
  address: string;
  title: string;
}

/** The live categories in their order. */
export async function categories({ database, language }: Reading): Promise<CategoryView[]> {
  const all = await database.reading.brief(category, ['title', 'title_ne', 'address'], MAX_CATEGORIES);
  return all.map((one) => ({
    id: one._id,
    address: one.address,
    title: textIn(language, one, 'title').text,
  }));
}

/** The categories that live records of a type have. @param chosen address of one that is among them in any case */
export async function categoriesOf(
  reading: Reading,
  type: ContentType,
  chosen?: string,
): Promise<CategoryView[]> {
  const named = await namedBy(reading.database, type, category.name);
  return (await categories(reading)).filter(({ id, address }) => address === chosen || named.has(id));
}

/** The parameter `category` in the one spelling that addresses are stored in; left out if it is empty. */
export function categoryIn({ category: typed = '' }: PageRequest['query']): { category?: string } {
  const address = pageAddress.tidy?.(typed) ?? typed;
  return address === '' ? {} : { category: address };
}

/** @returns 'unknown' for an address that no live category has; undefined where none is asked for */
export async function categoryAsked(
  reading: Reading,
  { category: address }: PageRequest['query'],
): Promise<CategoryView | 'unknown' | undefined> {
  if (address === undefined) return undefined;
  return (await categories(reading)).find((one) => one.address === address) ?? 'unknown';
}

/** The records of a category, for lists of them. */
export const sortedUnder = ({ id }: Pick<CategoryView, 'id'>) => ({ naming: { field: category.name, id } });

const NO_ID = '0'.repeat(24);

/** The id of the category at an address, for lists of the API; one that no record has where there is none. */
export async function categoryIdAt({ reading }: OpenDatabase, typed: string): Promise<string> {
  const { category: address } = categoryIn({ category: typed });
  const all = await reading.brief(category, ['address'], MAX_CATEGORIES);
  return all.find((one) => one.address === address)?._id ?? NO_ID;
}
