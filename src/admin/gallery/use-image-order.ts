import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import type { Version } from '../api/records.ts';
import { recordQuery, refreshLists } from '../queries.ts';
import { sendOrder, shownOf, withImages } from './album-calls.ts';
import { imagesOf, savingScope, useReload } from './gallery-record.ts';
import { moved } from './moved.ts';
import { words } from './words.ts';

/** The new position of a picture after a move. Positions count from 0. */
export type Target = (at: number, count: number) => number;

/** The attribute that marks the buttons of a picture, by its path. */
export const MOVES = 'data-moves';

const withTags = (shown: Version, { etag, tag }: Version): Version => ({
  ...shown,
  etag,
  ...(tag !== undefined && { tag }),
});

/**
 * Puts the pictures of a gallery in order. The screen updates optimistically, with the alt texts going along; the calls
 * run one after the other, and an error restores the stored order. `announcement` describes the last move.
 */
export function useImageOrder(type: TypeFacts, id: string) {
  const queries = useQueryClient();
  const reload = useReload(type, id);
  const { queryKey } = recordQuery(type, id);
  const [announcement, announce] = useState('');
  /** The last version that the server confirmed; null while nothing is moved. */
  const confirmed = useRef<Version | null>(null);
  /** The button that has to get the focus back after its picture has moved. */
  const pressed = useRef<HTMLElement | null>(null);
  const mutationKey = ['image-order', id];
  const mutation = useMutation({
    mutationKey,
    scope: savingScope(id),
    mutationFn: (paths: readonly string[]) => {
      const present = queries.getQueryData(queryKey);
      if (!present) throw new Error('The album is not loaded.');
      return sendOrder(type, present, paths);
    },
    onSuccess(saved) {
      confirmed.current = saved;
      const isLast = queries.isMutating({ mutationKey }) === 1;
      queries.setQueryData(queryKey, (shown) => (isLast || !shown ? saved : withTags(shown, saved)));
      if (isLast) confirmed.current = null;
      void refreshLists(queries, type);
    },
    async onError(error) {
      // Without a connection the gallery cannot be fetched again, so the moves are undone here.
      if (confirmed.current) queries.setQueryData(queryKey, confirmed.current);
      if (queries.isMutating({ mutationKey }) > 1) return;
      confirmed.current = null;
      announce('');
      await reload(error);
    },
    onSettled() {
      if (queries.isMutating({ mutationKey }) <= 1) pressed.current = null;
    },
  });

  // A moved button loses the focus.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) pressed.current?.focus();
  });

  function move(path: string, target: Target) {
    // Two presses may come before the first is rendered, so the cache counts, not the rendered gallery.
    const present = queries.getQueryData(queryKey);
    if (!present) return;
    const { image, imageAlt } = imagesOf(shownOf(type, present).item);
    const from = image.indexOf(path);
    const to = target(from, image.length);
    if (from < 0 || to < 0 || to >= image.length || to === from) return;
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement.closest(`[${MOVES}]`))
      pressed.current = activeElement;
    confirmed.current ??= present;
    const texts = image.map((_, at) => imageAlt[at] ?? '');
    const paths = moved(image, from, to);
    const images = { image: paths, imageAlt: moved(texts, from, to) };
    queries.setQueryData(queryKey, withImages(type, present, images));
    announce(words.moved(texts[from] || words.unnamed, to + 1, image.length));
    mutation.mutate(paths);
  }

  return { move, announcement };
}
