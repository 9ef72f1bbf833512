import { useQueryClient } from '@tanstack/react-query';
import type { Gallery } from '../../content/gallery.ts';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { hasStatus } from '../api/api-error.ts';
import { textsIn } from '../api/records.ts';
import { keyOf, recordQuery } from '../queries.ts';

type Images = Pick<Gallery, 'image' | 'imageAlt'>;

/** A gallery's pictures and their alt texts, as the API returns them. */
export const imagesOf = (item: Item): Images => ({
  image: textsIn<Gallery>(item, 'image'),
  imageAlt: textsIn<Gallery>(item, 'imageAlt'),
});

/**
 * The order of a gallery's pictures and their alt texts are saved one after the other, each with the ETag of the
 * former.
 */
export const savingScope = (id: string) => ({ id: `gallery ${id}` });

/** Fetches a gallery again. If the error says that it is gone, also stops showing it. */
export function useReload(type: TypeFacts, id: string) {
  const queries = useQueryClient();
  return async (refusal?: unknown) => {
    if (hasStatus(refusal, 404)) await queries.resetQueries({ queryKey: recordQuery(type, id).queryKey });
    else await queries.invalidateQueries({ queryKey: keyOf(type) });
  };
}
