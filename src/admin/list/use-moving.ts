import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { type Direction, type ListPage, type ListQuery, moveRecord } from '../api/records.ts';
import { titleOf } from '../paths.ts';
import { keyOf, listQuery, PAGE_SIZE } from '../queries.ts';

interface MovingList {
  type: TypeFacts;
  question: ListQuery & { page: number };
  data: ListPage | undefined;
  isStale: boolean;
  onPage: (page: number) => void;
}

interface Step {
  item: Item;
  direction: Direction;
  /** The neighbour that was seen; none where it stands on another page. */
  past: Item | undefined;
  /** Where the record will stand in the whole list, from 1. */
  number: number;
  /** The list as this step leaves it; none where the other is on another page. */
  after: ListPage | undefined;
}

/** The id of the button that moves this record. */
export const moveButtonId = ({ _id }: Item, direction: Direction) => `move-${direction}-${_id}`;

/**
 * Moves records of a list that is ordered by hand. On the screen they move at once, and the focus stays with them,
 * also over the border of a page; the calls follow one after the other. A refusal shows the order as it really is.
 * `said` tells what was moved last, and where it stands now.
 */
export function useMoveRecords({ type, question, data, isStale, onPage }: MovingList) {
  const { page } = question;
  const queries = useQueryClient();
  const { queryKey } = listQuery(type, question);
  const [said, setSaid] = useState('');
  /** The button that has to have the focus, and the page that it will stand on. */
  const held = useRef<{ id: string; page: number } | null>(null);
  /** The list as the server was last known to have it; null while nothing is moved. */
  const real = useRef<ListPage | null>(null);
  const mutationKey = ['move', type.name];
  const mutation = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: ({ item, direction, past }: Step) => moveRecord(type, item._id, direction, past?._id),
    onSuccess(_, { item, past, number, after }) {
      if (after) real.current = after;
      setSaid(`${titleOf(type, item)} is now number ${number} of ${data?.total}.`);
      if (!past) real.current = null;
      if (!past && held.current) onPage(held.current.page);
    },
    onError() {
      held.current = null;
      // Without a connection nothing else would take the step back.
      if (real.current) queries.setQueryData(queryKey, real.current);
    },
    onSettled() {
      // What is read between two steps would show the first of them undone.
      if (queries.isMutating({ mutationKey }) > 1) return;
      real.current = null;
      return queries.invalidateQueries({ queryKey: keyOf(type) });
    },
  });

  // Whoever is moved in the document, or comes back on another page, loses the focus on the way.
  useLayoutEffect(() => {
    if (!held.current || held.current.page !== page || isStale) return;
    const button = document.getElementById(held.current.id);
    if (!button) return;
    if (document.activeElement === document.body) button.focus();
    if (!mutation.isPending) held.current = null;
  });

  function move(item: Item, direction: Direction) {
    const isLeaving = held.current && held.current.page !== page;
    // Two presses may come before the first is shown: what counts is what is kept, not what was rendered.
    const present = queries.getQueryData(queryKey);
    const at = present?.items.findIndex(({ _id }) => _id === item._id) ?? -1;
    if (!present || at < 0 || isStale || isLeaving) return;
    const next = direction === 'up' ? at - 1 : at + 1;
    const number = (page - 1) * PAGE_SIZE + next + 1;
    if (number < 1 || number > present.total) return;
    const past = present.items[next];
    held.current = { id: moveButtonId(item, direction), page: Math.ceil(number / PAGE_SIZE) };
    real.current ??= present;
    const after = past && { ...present, items: present.items.with(at, past).with(next, item) };
    if (after) {
      void queries.cancelQueries({ queryKey: keyOf(type) });
      queries.setQueryData(queryKey, after);
    }
    mutation.mutate({ item, direction, past, number, after });
  }

  return { move, said };
}
