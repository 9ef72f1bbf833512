import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { messageOf } from '../api/api-error.ts';
import { isManaged } from '../api/managed.ts';
import { type Direction, moveRecord, type PageOf, placeRecord } from '../api/records.ts';
import { Dialog, DialogError, FormAnswers, Quoted } from '../dialog/dialog.tsx';
import { PlaceSelect, useAllRecords } from '../form/inputs/select.tsx';
import { callSender } from '../form/sender.ts';
import { DownIcon, MoveToIcon, UpIcon } from '../icons.tsx';
import { keyOf, listQuery, PAGE_SIZE, QUIET, refreshLists } from '../queries.ts';
import { shownTitleOf } from '../shown-title.ts';
import type { List } from './collection.ts';
import { type Place, RowAction } from './data-table.tsx';
import { placeWords } from './words.ts';

interface Step {
  item: Item;
  direction: Direction;
  /** The neighbour that was shown; undefined if it is on another page. */
  past: Item | undefined;
  /** The record's new position in the whole list, from 1. */
  number: number;
  /** The list after this step; undefined if the neighbour is on another page. */
  after: PageOf<Item> | undefined;
}

/** Past the neighbour above or below, or to any place. */
type Movement = Direction | 'to';

/** The id of the button that moves this record. */
const moveButtonId = ({ _id }: Item, how: Movement) => `move-${how}-${_id}`;

/** Whether a record has a place in the order by hand. */
const isArranged = (item: Item) => !isManaged(item) || item.state === 'live';

/**
 * Moves records of a list that is ordered by hand. The screen updates optimistically and the focus follows
 * the record, across pages too; the calls run one after the other. An error restores the server's order.
 */
export function useMoveRecords(type: TypeFacts, { asked, result, isStale, show }: List<Item>) {
  const { page } = asked;
  const live = result.data?.live ?? 0;
  const queries = useQueryClient();
  const { queryKey } = listQuery(type, asked);
  const [announcement, announce] = useState('');
  const [toPlace, place] = useState<Item | null>(null);
  /** The button that has to get the focus, and the page it will be on. */
  const pendingFocus = useRef<{ id: string; page: number } | null>(null);
  /** The last list that the server confirmed; null while nothing is moved. */
  const confirmed = useRef<PageOf<Item> | null>(null);
  const goTo = (to: number) => show({ page: to }, { preventScrollReset: true });
  const [sender] = useState(callSender);
  const mutationKey = ['move', type.name];
  const mutation = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn({ item: { _id }, direction, past }: Step) {
      // The list may be shown as it was before the step without an answer.
      const expected = sender.isUnanswered() ? undefined : past?._id;
      return sender.send(`${_id} ${direction} ${past?._id}`, () => ({
        send: (key) => moveRecord(type, _id, direction, expected, key),
      }));
    },
    onSuccess(_, { item, past, number, after }) {
      if (after) confirmed.current = after;
      announce(placeWords.moved(shownTitleOf(type, item), number, live));
      if (!past) confirmed.current = null;
      if (!past && pendingFocus.current) goTo(pendingFocus.current.page);
    },
    onError() {
      pendingFocus.current = null;
      // Without a connection the list cannot be fetched again, so the step is undone here.
      if (confirmed.current) queries.setQueryData(queryKey, confirmed.current);
    },
    async onSettled() {
      // Fetching between two steps would show the first of them undone.
      if (queries.isMutating({ mutationKey }) > 1) return;
      confirmed.current = null;
      await queries.invalidateQueries({ queryKey: keyOf(type) });
      if (queries.getQueryState(queryKey)?.status === 'success') sender.forget();
    },
  });

  // A moved or newly rendered button loses the focus.
  useLayoutEffect(() => {
    if (!pendingFocus.current || pendingFocus.current.page !== page || isStale) return;
    const button = document.getElementById(pendingFocus.current.id);
    if (!button) return;
    if (document.activeElement === document.body) button.focus();
    if (!mutation.isPending) pendingFocus.current = null;
  });

  function move(item: Item, direction: Direction) {
    const isLeaving = pendingFocus.current && pendingFocus.current.page !== page;
    // Two presses may come before the first is rendered, so the cache counts, not the rendered list.
    const present = queries.getQueryData<PageOf<Item>>(queryKey);
    const at = present?.items.findIndex(({ _id }) => _id === item._id) ?? -1;
    if (!present || at < 0 || isStale || isLeaving) return;
    const next = direction === 'up' ? at - 1 : at + 1;
    const number = (page - 1) * PAGE_SIZE + next + 1;
    if (number < 1 || number > present.live) return;
    const past = present.items[next];
    pendingFocus.current = { id: moveButtonId(item, direction), page: Math.ceil(number / PAGE_SIZE) };
    confirmed.current ??= present;
    const after = past && { ...present, items: present.items.with(at, past).with(next, item) };
    if (after) {
      void queries.cancelQueries({ queryKey: keyOf(type) });
      queries.setQueryData(queryKey, after);
    }
    mutation.mutate({ item, direction, past, number, after });
  }

  /** Announces the new position of a moved record, and shows its page. */
  function follow(item: Item, number: number) {
    const to = Math.ceil(number / PAGE_SIZE);
    pendingFocus.current = { id: moveButtonId(item, 'to'), page: to };
    announce(placeWords.moved(shownTitleOf(type, item), number, live));
    if (to !== page) goTo(to);
  }

  /** A button of a row. At an end of the list it is disabled but keeps the focus. */
  const button = (item: Item, { titleId }: Place, how: Movement, icon: ReactNode, isDisabled: boolean) => (
    <RowAction
      of={titleId}
      label={placeWords[how]}
      icon={icon}
      id={moveButtonId(item, how)}
      aria-disabled={isDisabled || undefined}
      {...(how === 'to' && { 'aria-haspopup': 'dialog' })}
      onClick={() => isDisabled || (how === 'to' ? place(item) : move(item, how))}
    />
  );

  return {
    /** The buttons that move a record past its neighbour, or to any place. */
    buttons(item: Item, at: Place) {
      if (!isArranged(item)) return null;
      const [isFirst, isLast] = [at.number === 1, at.number === live];
      return (
        <>
          {button(item, at, 'up', <UpIcon />, isFirst)}
          {button(item, at, 'down', <DownIcon />, isLast)}
          {button(item, at, 'to', <MoveToIcon />, isFirst && isLast)}
        </>
      );
    },
    /** Below the table: the last move in words, and the dialog that asks for a place. */
    below: (
      <>
        <p className="visually-hidden" aria-live="polite">
          {announcement}
        </p>
        {toPlace && <PlaceDialog type={type} item={toPlace} onClose={() => place(null)} onPlaced={follow} />}
      </>
    ),
  };
}

interface PlaceDialogProps {
  type: TypeFacts;
  item: Item;
  onClose: () => void;
  /** Called after the record was moved, with its number in the list, from 1. */
  onPlaced: (item: Item, number: number) => void;
}

/** Moves a record to any place of a list ordered by hand (requirement 17.112). */
function PlaceDialog({ type, item, onClose, onPlaced }: PlaceDialogProps) {
  const queries = useQueryClient();
  const { records, labelOf, isLoaded } = useAllRecords(type.name);
  const [chosen, setChosen] = useState<string | null>(null);
  const others = records.filter(({ _id }) => _id !== item._id);
  const present = records.findIndex(({ _id }) => _id === item._id);
  const isThere = chosen === '' || others.some(({ _id }) => _id === chosen);
  const after = chosen !== null && isThere ? chosen : (records[present - 1]?._id ?? '');
  const at = others.findIndex(({ _id }) => _id === after) + 1;
  const placing = useMutation({
    meta: QUIET,
    mutationFn: () => placeRecord(type, item._id, after, others[at]?._id ?? ''),
    async onSuccess() {
      await refreshLists(queries, type);
      onClose();
      onPlaced(item, at + 1);
    },
    // The offered positions are those of the new order.
    onError: () => refreshLists(queries, type),
  });
  const isBusy = placing.isPending || !isLoaded;
  return (
    <Dialog title={placeWords.title} onCancel={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) placing.mutate();
        }}
      >
        <p>
          <Quoted>{shownTitleOf(type, item)}</Quoted>{' '}
          {isLoaded && placeWords.standsAt(present + 1, records.length)}
        </p>
        <PlaceSelect others={others} titleOf={labelOf} value={after} onChange={setChosen} />
        <DialogError>{placing.error ? messageOf(placing.error) : ''}</DialogError>
        <FormAnswers onCancel={onClose} submit={placeWords.move} isBusy={isBusy} />
      </form>
    </Dialog>
  );
}
