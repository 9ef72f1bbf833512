import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router';
import { publishersOf, writersOf } from '../../content/duties.ts';
import { type Item, orderedAmong } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { changeSeveral, isManaged, showAgain } from '../api/managed.ts';
import { useHasDuty } from '../duties/own-duties.ts';
import { DownIcon, MoveToIcon, PictureIcon, UnfoldIcon, UpIcon } from '../icons.tsx';
import { Heading } from '../layout/heading.tsx';
import { InMenu } from '../menu/in-menu.tsx';
import { pathsOf } from '../paths.ts';
import { keyOf, listQuery, PAGE_SIZE, QUIET, refreshLists, useOneMutation } from '../queries.ts';
import { BULK_CHOICES, useBulk } from './bulk.tsx';
import { type List, useList } from './collection.ts';
import { AddLink, DataList, EmptyList } from './data-list.tsx';
import {
  actionColumn,
  type Column,
  DeleteAction,
  EditAction,
  NUMBER,
  type Place,
  RowAction,
} from './data-table.tsx';
import { choicesOf, useCategories } from './list-choices.ts';
import { type Columns, chooseColumns, keysOf, pictureFieldOf, recordTitle } from './record-columns.tsx';
import { offerUndo, recordDeletion } from './record-deletion.tsx';
import {
  columnWords,
  deletionWords,
  emptyWords,
  placeWords,
  rowWords,
  searched,
  trashWords,
} from './words.ts';
import './list-menu.css';
import { messageOf } from '../api/api-error.ts';
import { type Direction, moveRecord, type PageOf, placeRecord } from '../api/records.ts';
import { Dialog, DialogError, FormAnswers, Quoted } from '../dialog/dialog.tsx';
import { PlaceSelect, useAllRecords } from '../form/inputs/select.tsx';
import { callSender } from '../form/sender.ts';
import { shownTitleOf } from '../shown-title.ts';

interface ColumnsMenuProps {
  columns: Columns;
  /** Called with the value for the address. */
  onChange: (chosen: string) => void;
}

/** A button above a list, with a menu below it that chooses which columns are shown (requirement 19.219). */
function ColumnsMenu({ columns, onChange }: ColumnsMenuProps) {
  const { always, all, shown, areChosen, addressOf } = columns;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  // The address follows later: a box that waited for it would jump back first.
  const [keys, setKeys] = useState(keysOf(shown));
  const [lastShown, setLastShown] = useState(keysOf(shown).join());
  if (keysOf(shown).join() !== lastShown) {
    setLastShown(keysOf(shown).join());
    setKeys(keysOf(shown));
  }
  const toggle = (key: string, isShown: boolean) => {
    const wanted = isShown ? [...keys, key] : keys.filter((one) => one !== key);
    setKeys(wanted);
    onChange(addressOf(wanted));
  };
  return (
    <>
      <button type="button" className="list-menu-button" popoverTarget={id} ref={button}>
        {columnWords.menu}
        <UnfoldIcon />
      </button>
      <div
        id={id}
        className="list-menu"
        popover="auto"
        ref={menu}
        onBeforeToggle={({ newState }) => newState === 'open' && placeBelow(menu, button)}
      >
        <fieldset className="columns-choice">
          <legend>{columnWords.legend}</legend>
          {all.map(({ key, label }) => (
            <label key={key}>
              <input
                type="checkbox"
                checked={keys.includes(key)}
                onChange={(event) => toggle(key, event.currentTarget.checked)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <p>{always}</p>
        {areChosen && (
          <button
            type="button"
            className="list-menu-last"
            onClick={() => {
              // The focus goes back to the button.
              menu.current?.hidePopover();
              onChange('');
            }}
          >
            {columnWords.usual}
          </button>
        )}
      </div>
    </>
  );
}

/** The menu is in the top layer, so it is positioned by script; the style sheet keeps it inside the window. */
function placeBelow(menu: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>) {
  const edges = button.current?.getBoundingClientRect();
  if (!edges) return;
  menu.current?.style.setProperty('--menu-top', `${edges.bottom}px`);
  menu.current?.style.setProperty('--menu-left', `${edges.left}px`);
}

interface ListScreenProps {
  type: TypeFacts;
  /** In place of number, title and actions. */
  own?: { className: string; columns: readonly Column<Item>[]; above: ReactNode };
  /** Says in the prompt before a deletion what is deleted with the record. */
  Deleted?: ComponentType<{ item: Item }>;
}

/** The records of a type in their order: filtered by keyword and paginated. */
export function ListScreen({ type, own, Deleted }: ListScreenProps) {
  const { admin, drafts, order } = type;
  const paths = pathsOf(type);
  const queries = useQueryClient();
  const list = useList({ page: (asked) => listQuery(type, asked) }, [
    ...choicesOf(type),
    ...useCategories(type),
  ]);
  const { params, show } = list;
  const columns = chooseColumns(type, params.more.columns);
  const mayPublish = useHasDuty(...publishersOf(type));
  const mayWrite = useHasDuty('publisher', ...(drafts ? writersOf(type) : []));
  const isArranged =
    order?.by === 'hand' && mayPublish && params.q === '' && !params.more.state && !params.more.sort;
  const moving = useMoveRecords(type, list);
  const bulk = useBulk(
    { asked: list.asked, rows: list.rows?.filter(isManaged) },
    {
      choices: BULK_CHOICES.filter(({ action }) => action !== 'pin' || type.page?.item !== ''),
      noun: admin.noun,
      note: ({ action }, records) =>
        (action === 'trash' || action === 'unpublish') && (
          <InMenu type={type.name} ids={records.map(({ _id }) => _id)} />
        ),
      change: ({ action }, records, until) => changeSeveral(type.name, action, records, until),
      pathOf: pathsOf(type).update,
      refresh: () => refreshLists(queries, type),
      onDone({ action, done: said }, done) {
        if (done.length === 0) return;
        if (action === 'trash') offerUndo(queries, type, done);
        if (action === 'unpublish') offerUndo(queries, type, done, said(done.length, admin.noun), showAgain);
      },
    },
  );
  const hasBulk = drafts && mayPublish;
  const picture = columns.shown.filter(({ name }) => name === 'picture');
  const more = columns.shown.filter(({ name }) => name !== 'picture');
  const actions = (remove: (item: Item) => void) =>
    actionColumn<Item>((item, place) => (
      <>
        {mayWrite && pictureFieldOf(type) && (
          <RowAction
            of={place.titleId}
            label={rowWords.updateImage}
            icon={<PictureIcon />}
            to={paths.picture(item)}
          />
        )}
        <EditAction
          of={place.titleId}
          label={mayWrite ? rowWords.edit : rowWords.read}
          to={paths.update(item)}
        />
        {mayPublish && <DeleteAction of={place.titleId} onClick={() => remove(item)} />}
        {isArranged && moving.buttons(item, place)}
      </>
    ));

  return (
    <>
      <Heading title={admin.label}>{mayWrite && <AddLink to={paths.add} />}</Heading>
      <DataList
        list={list}
        className={own?.className ?? 'content-table'}
        columns={(remove) =>
          own
            ? [...own.columns, ...more]
            : [
                ...(hasBulk ? [bulk.column] : []),
                NUMBER,
                recordTitle(type),
                ...picture,
                actions(remove),
                ...more,
              ]
        }
        deletion={(item) => ({
          ...recordDeletion(queries, type, item, consequenceOf(item)),
          children: (
            <>
              {Deleted && <Deleted item={item} />}
              <InMenu type={type.name} ids={[item._id]} />
            </>
          ),
        })}
        noun={admin.noun}
        searched={searchedIn(type)}
        menu={
          <ColumnsMenu
            columns={columns}
            onChange={(chosen) =>
              show(
                { page: params.page, more: { ...params.more, columns: chosen } },
                { preventScrollReset: true },
              )
            }
          />
        }
        above={own ? own.above : hasBulk && bulk.bar}
        empty={
          <EmptyList purpose={admin.purpose}>
            {mayWrite && <Link to={paths.add}>{emptyWords.addFirst(admin.noun)}</Link>}
          </EmptyList>
        }
      >
        {moving.below}
      </DataList>
      {bulk.dialog}
    </>
  );
}

const searchedIn = ({ fields, titleField }: TypeFacts) => {
  if (fields.some(({ kind }) => kind === 'subjects')) return searched.semester;
  return titleField === 'name' ? searched.name : searched.title;
};

/** The consequence of a deletion for visitors, after the record's title. */
function consequenceOf(item: Item): string {
  if (!isManaged(item)) return deletionWords.atOnce;
  return item.state === 'live' ? trashWords.ofLive : trashWords.ofOther;
}

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
function useMoveRecords(type: TypeFacts, { asked, result, isStale, show }: List<Item>) {
  const { page } = asked;
  const live = result.data?.live ?? 0;
  const queries = useQueryClient();
  const { queryKey } = listQuery(type, asked);
  const [announcement, announce] = useState('');
  const [toPlace, place] = useState<{ item: Item; number: number } | null>(null);
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

  /** Whether a record that is ordered among others, as a person in a team, has none of these beside it on this page. */
  function isEdge(item: Item, step: number): boolean {
    const rows = result.data?.items.filter(isManaged) ?? [];
    const at = rows.findIndex(({ _id }) => _id === item._id);
    return orderedAmong(type) !== undefined && rows[at + step]?.of !== rows[at]?.of;
  }

  /** A button of a row. At an end of the list it is disabled but keeps the focus. */
  const button = (
    item: Item,
    { titleId, number }: Place,
    how: Movement,
    icon: ReactNode,
    isDisabled: boolean,
  ) => (
    <RowAction
      of={titleId}
      label={placeWords[how]}
      icon={icon}
      id={moveButtonId(item, how)}
      aria-disabled={isDisabled || undefined}
      {...(how === 'to' && { 'aria-haspopup': 'dialog' })}
      onClick={() => isDisabled || (how === 'to' ? place({ item, number }) : move(item, how))}
    />
  );

  return {
    /** The buttons that move a record past its neighbour, or to any place. */
    buttons(item: Item, at: Place) {
      if (!isArranged(item)) return null;
      const isFirst = at.number === 1 || isEdge(item, -1);
      const isLast = at.number === live || isEdge(item, 1);
      return (
        <>
          {button(item, at, 'up', <UpIcon />, isFirst)}
          {button(item, at, 'down', <DownIcon />, isLast)}
          {button(item, at, 'to', <MoveToIcon />, live === 1)}
        </>
      );
    },
    /** Below the table: the last move in words, and the dialog that asks for a place. */
    below: (
      <>
        <p className="visually-hidden" aria-live="polite">
          {announcement}
        </p>
        {toPlace && (
          <PlaceDialog
            type={type}
            item={toPlace.item}
            onClose={() => place(null)}
            onPlaced={(item, by) => follow(item, toPlace.number + by)}
          />
        )}
      </>
    ),
  };
}

interface PlaceDialogProps {
  type: TypeFacts;
  item: Item;
  onClose: () => void;
  /** Called after the record was moved, with the number of places. */
  onPlaced: (item: Item, by: number) => void;
}

/** Moves a record to any place of a list ordered by hand (requirement 17.112). */
function PlaceDialog({ type, item, onClose, onPlaced }: PlaceDialogProps) {
  const queries = useQueryClient();
  const { records: all, labelOf, isLoaded } = useAllRecords(type.name);
  const [chosen, setChosen] = useState<string | null>(null);
  const among = orderedAmong(type) ?? '';
  const own = all.find(({ _id }) => _id === item._id);
  const records = all.filter((one) => one[among] === own?.[among]);
  const others = records.filter(({ _id }) => _id !== item._id);
  const present = records.findIndex(({ _id }) => _id === item._id);
  const isThere = chosen === '' || others.some(({ _id }) => _id === chosen);
  const after = chosen !== null && isThere ? chosen : (records[present - 1]?._id ?? '');
  const at = others.findIndex(({ _id }) => _id === after) + 1;
  const placing = useOneMutation({
    meta: QUIET,
    mutationFn: () => placeRecord(type, item._id, after, others[at]?._id ?? ''),
    async onSuccess() {
      await refreshLists(queries, type);
      onClose();
      onPlaced(item, at - present);
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
          if (isLoaded) placing.mutate();
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
