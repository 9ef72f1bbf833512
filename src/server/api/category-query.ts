import { category } from '../../content/category.ts';
import type { OpenDatabase } from '../../db/database.ts';
import type { Keyword } from '../../db/keyword.ts';
import type { ContentType } from '../../schema/define-type.ts';
import { categoryIdAt } from '../pages/categories.ts';
import { defineQuery, oneText, type Query } from './query.ts';

interface CategoryFilter {
  category?: string | undefined;
}

const byCategory = defineQuery({ category: oneText('Only those of the category at this address') });

const none: Query<CategoryFilter> = { parameters: [], read: () => ({}) };

/** The parameter by which lists of a type with categories are narrowed down. */
export const categoryQuery = ({ fields }: ContentType): Query<CategoryFilter> =>
  fields[category.name]?.refersTo?.type === category.name ? byCategory : none;

export async function categoryNamed(
  database: OpenDatabase,
  { category: address }: CategoryFilter,
): Promise<Keyword['naming']> {
  return address === undefined
    ? undefined
    : { field: category.name, id: await categoryIdAt(database, address) };
}
