import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { changeSeveral, isManaged, showAgain } from '../api/managed.ts';
import { useHasDuty } from '../duties/own-duties.ts';
import { PictureIcon, UnfoldIcon } from '../icons.tsx';
import { Heading } from '../layout/heading.tsx';
import { InMenu } from '../menu/in-menu.tsx';
import { pathsOf } from '../paths.ts';
import { listQuery, refreshLists } from '../queries.ts';
import { BULK_CHOICES, useBulk } from './bulk.tsx';
import { type Choice, useList } from './collection.ts';
import { AddLink, DataList, EmptyList } from './data-list.tsx';
import { actionColumn, type Column, DeleteAction, EditAction, NUMBER, RowAction } from './data-table.tsx';
import { useMoveRecords } from './move-records.tsx';
import { type Columns, chooseColumns, keysOf, pictureFieldOf, recordTitle } from './record-columns.tsx';
import { offerUndo, recordDeletion } from './record-deletion.tsx';
import {
  choiceWords,
  columnWords,
  deletionWords,
  emptyWords,
  findWords,
  rowWords,
  searched,
  trashWords,
} from './words.ts';
import './list-menu.css';

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
  const list = useList({ page: (asked) => listQuery(type, asked) }, choicesOf(type));
  const { params, show } = list;
  const columns = chooseColumns(type, params.more.columns);
  const mayPublish = useHasDuty('publisher');
  const mayWrite = useHasDuty('publisher', ...(drafts ? (['author'] as const) : []));
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
  if (fields.some(({ kind }) => kind === 'reference')) return searched.semester;
  return titleField === 'name' ? searched.name : searched.title;
};

/** The consequence of a deletion for visitors, after the record's title. */
function consequenceOf(item: Item): string {
  if (!isManaged(item)) return deletionWords.atOnce;
  return item.state === 'live' ? trashWords.ofLive : trashWords.ofOther;
}

const { states, orders } = choiceWords;

/** Which records a list shows, and in which order, by the values of the API. */
function choicesOf(type: TypeFacts): readonly Choice[] {
  const options = ordersOf(type);
  return [
    ...(type.drafts
      ? [
          {
            name: 'state',
            label: choiceWords.state,
            options: STATES,
            none: { words: findWords.noneInState(type.admin.noun), clear: findWords.allStates },
          },
        ]
      : []),
    ...(options.length > 0 ? [{ name: 'sort', label: choiceWords.order, options }] : []),
  ];
}

const STATES = Object.entries(states).map(([state, label]) => ({
  value: state === 'all' ? '' : state,
  label,
}));

/** The orders that a list offers, its own first; none if the server offers only that one. */
function ordersOf({ drafts, order }: TypeFacts): Choice['options'] {
  if (!drafts && order?.by !== 'hand-within') return [];
  return [
    { value: '', label: order?.by === 'hand' ? orders.arranged : orders.newest },
    ...(drafts ? [] : [{ value: 'parent', label: orders.faculty }]),
    { value: 'title', label: orders.titleUp },
    { value: '-title', label: orders.titleDown },
    ...(drafts ? BY_DATE : []),
    { value: '-updatedAt', label: orders.changedDown },
    { value: 'updatedAt', label: orders.changedUp },
  ];
}

const BY_DATE: Choice['options'] = [
  { value: '-date', label: orders.dateDown },
  { value: 'date', label: orders.dateUp },
  { value: 'state', label: orders.state },
];
