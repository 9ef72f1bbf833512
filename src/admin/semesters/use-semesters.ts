import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Faculty } from '../../content/faculty.ts';
import type { Semester } from '../../content/semester.ts';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { allRecords, orderListed, readRecord } from '../api/records.ts';
import { moved } from '../gallery/moved.ts';
import { keyOf } from '../queries.ts';
import { words } from './words.ts';

/** A faculty's semesters in their order, with their subjects. */
const semestersQuery = (faculty: TypeFacts, type: TypeFacts, id: string) =>
  queryOptions({
    queryKey: [...keyOf(type), 'of', id],
    async queryFn({ signal }): Promise<Item[]> {
      const [{ item }, all] = await Promise.all([readRecord(faculty, id, signal), allRecords(type, signal)]);
      const order = (item as unknown as Faculty).semesters.map(({ _id }) => _id);
      const places = new Map(order.map((_id, place) => [_id, place]));
      return all
        .filter(({ _id }) => places.has(_id))
        .sort((one, other) => (places.get(one._id) ?? 0) - (places.get(other._id) ?? 0));
    },
  });

/** The subjects of a semester. */
export const subjectsOf = (item: Item) => (item as unknown as Semester).subjects;

/** Name of the list in a faculty's responses. */
const SEMESTERS = 'semesters' satisfies keyof Faculty;

/** The attribute of the buttons that move a semester. */
export const MOVES = 'data-moves';

/**
 * The semesters of a faculty. A move shows at once and is saved by itself, one after the other; an error shows the stored
 * order again. `announcement` describes the last move.
 */
export function useSemesters(faculty: TypeFacts, type: TypeFacts, id: string) {
  const queries = useQueryClient();
  const query = semestersQuery(faculty, type, id);
  const { queryKey } = query;
  const list = useQuery(query);
  const [announcement, announce] = useState('');
  /** The button that has to get the focus back after its row has moved. */
  const pressed = useRef<HTMLElement | null>(null);
  /** The last order that the server confirmed; null while nothing is moved. */
  const confirmed = useRef<Item[] | null>(null);
  const mutationKey = ['semester-order', id];
  const mutation = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (after: readonly Item[]) =>
      orderListed(
        faculty,
        SEMESTERS,
        id,
        after.map(({ _id }) => _id),
      ),
    onSuccess(_, after) {
      confirmed.current = [...after];
    },
    onError() {
      announce('');
      // Without a connection the semesters cannot be fetched again, so the moves are undone here.
      if (confirmed.current) queries.setQueryData(queryKey, confirmed.current);
    },
    onSettled() {
      // Fetching between two moves would show the first of them undone.
      if (queries.isMutating({ mutationKey }) > 1) return;
      pressed.current = null;
      confirmed.current = null;
      return queries.invalidateQueries({ queryKey: keyOf(type) });
    },
  });

  // A moved button loses the focus.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) pressed.current?.focus();
  });

  return {
    list,
    announcement,
    move(item: Item, to: number) {
      // Two presses may come before the first is rendered, so the cache counts, not the rendered list.
      const present = queries.getQueryData(queryKey);
      const from = present?.findIndex(({ _id }) => _id === item._id) ?? -1;
      if (!present || from < 0 || to < 0 || to >= present.length || to === from) return;
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && activeElement.closest(`[${MOVES}]`))
        pressed.current = activeElement;
      confirmed.current ??= present;
      const after = moved(present, from, to);
      void queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, after);
      announce(words.moved(String(item.title), to + 1, present.length));
      mutation.mutate(after);
    },
  };
}
