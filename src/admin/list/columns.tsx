import type { ReactNode } from 'react';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { publishedAtOf } from '../../schema/published-at.ts';
import { langOf } from '../../ui/lang-of.ts';
import { isManaged } from '../api/managed.ts';
import { fileFieldsOf } from '../form/inputs/index.ts';
import { formatDayAndTime } from '../format-time.ts';
import { digits } from '../language.ts';
import { titleLabelOf } from '../paths.ts';
import { Cell, Timestamp } from './cells.tsx';
import { BothDays } from './row-detail.tsx';
import { columnWords } from './words.ts';

/** A column of a list that can be shown or left out (requirement 19.219). */
export interface ListColumn {
  /** Names it in the address. */
  key: string;
  label: string;
  /** Renders a cell; the picture column renders itself. */
  cell?: (item: Item) => ReactNode;
}

export const IMAGE = 'image';
/** Stands in the address where only the title is shown. */
const TITLE_ONLY = ['title'];

/** The optional columns of a type's list. */
function columnsOf(type: TypeFacts): readonly ListColumn[] {
  const hasPicture = fileFieldsOf(type.fields).length > 0;
  const subjects = type.fields.find(({ kind }) => kind === 'subjects');
  return [
    ...(hasPicture ? [{ key: IMAGE, label: columnWords.image }] : []),
    ...(subjects ? [{ key: 'subjects', label: subjects.label, cell: countIn(subjects.name) }] : []),
    {
      key: 'date',
      label: type.order?.by === 'day' ? columnWords.date : columnWords.added,
      cell: (item) => <BothDays at={isManaged(item) ? item.day : publishedAtOf(type, item)} />,
    },
    {
      key: 'changed',
      label: columnWords.changed,
      cell: (item) => <Timestamp at={item.updatedAt} now={new Date()} />,
    },
    ...(type.drafts ? OF_DRAFTS : []),
  ];
}

const countIn = (field: string) => (item: Item) => {
  const entries = item[field];
  return digits(Array.isArray(entries) ? entries.length : 0);
};

/** Columns for lists of records in every state. */
const OF_DRAFTS: readonly ListColumn[] = [
  {
    key: 'by',
    label: columnWords.by,
    cell(item) {
      const name = isManaged(item) ? item.updatedBy?.name : undefined;
      return name === undefined ? columnWords.nobody : <bdi lang={langOf(name)}>{name}</bdi>;
    },
  },
  {
    key: 'ends',
    label: columnWords.ends,
    cell: (item) =>
      isManaged(item) && item.expireAt !== null ? formatDayAndTime(new Date(item.expireAt)) : '–',
  },
];

/** Shown without a choice: what lists have always had. */
const isUsual = ({ key }: ListColumn) => key === IMAGE;

export const keysOf = (columns: readonly ListColumn[]) => columns.map(({ key }) => key);

export interface Columns {
  /** The columns that are always shown, in words. */
  always: string;
  all: readonly ListColumn[];
  shown: readonly ListColumn[];
  /** The value for the address; undefined for the default columns. */
  chosen: readonly string[] | undefined;
  /** The value for the address if the columns with these keys are shown. */
  addressOf: (keys: readonly string[]) => readonly string[] | undefined;
}

/** The columns of a list. @param named keys in the address, possibly unknown ones */
export function chooseColumns(type: TypeFacts, named: readonly string[] | undefined): Columns {
  const all = columnsOf(type);
  const usual = all.filter(isUsual);
  const shown = named ? all.filter(({ key }) => named.includes(key)) : usual;
  const addressOf = (wanted: readonly string[]) => {
    const keys = keysOf(all).filter((key) => wanted.includes(key));
    if (keys.join() === keysOf(usual).join()) return undefined;
    return keys.length === 0 ? TITLE_ONLY : keys;
  };
  const titleLabel = titleLabelOf(type);
  return {
    always: type.drafts ? columnWords.alwaysWithState(titleLabel) : columnWords.always(titleLabel),
    all,
    shown,
    chosen: addressOf(keysOf(shown)),
    addressOf,
  };
}

/** The cells of the columns that were chosen. */
export function MoreCells({ columns, item }: { columns: readonly ListColumn[]; item: Item }) {
  return columns.map(({ key, label, cell }) => (
    <Cell key={key} name="more" data-label={label}>
      {cell?.(item)}
    </Cell>
  ));
}
