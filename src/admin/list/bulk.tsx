import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { BulkOutcome } from '../api/managed.ts';
import { LazyDialog } from '../dialog/lazy-dialog.tsx';
import { useBarHeight } from '../layout/bar-height.ts';
import { type BothTitles, shownTitle } from '../shown-title.ts';
import type { BulkChoice } from './bulk-dialog.tsx';
import type { List } from './collection.ts';
import type { Column } from './data-table.tsx';
import { bulkChoiceWords, bulkWords } from './words.ts';
import './bulk.css';

export const BULK_CHOICES: readonly BulkChoice[] = [
  { action: 'publish', ...bulkChoiceWords.publish },
  { action: 'unpublish', ...bulkChoiceWords.unpublish },
  { action: 'pin', ...bulkChoiceWords.pin },
  { action: 'trash', ...bulkChoiceWords.trash, isDanger: true },
];

interface BulkFacts<Row> {
  choices: readonly BulkChoice[];
  /** What the question says besides. */
  note?: (choice: BulkChoice, rows: readonly Row[]) => ReactNode;
  noun: string;
  /** Changes the records, each by itself. @param until for a pin */
  change: (choice: BulkChoice, rows: readonly Row[], until?: string | null) => Promise<BulkOutcome>;
  /** Where a record that was refused is looked at. */
  pathOf?: (row: Row) => string;
  /** Fetches what has changed again. */
  refresh: () => Promise<unknown>;
  /** Called with the ids of those that were changed. */
  onDone?: (choice: BulkChoice, done: readonly string[]) => void;
}

interface Bulk<Row> {
  /** The boxes that select rows. */
  column: Column<Row>;
  /** Above the table: the box for all, and the bar with the actions. */
  bar: ReactNode;
  dialog: ReactNode;
}

/** Selects records on the page of a list that is shown, and changes them at once. */
export function useBulk<Row extends BothTitles & { _id: string }>(
  { rows = [], asked: shown }: Pick<List<Row>, 'rows' | 'asked'>,
  { choices, note, noun, change, pathOf, refresh, onDone }: BulkFacts<Row>,
): Bulk<Row> {
  // Another page, filter or order begins without a selection.
  const page = JSON.stringify(shown);
  const [kept, keep] = useState<{ page: string; ids: readonly string[] }>({ page, ids: [] });
  const ids: ReadonlySet<string> = new Set(kept.page === page ? kept.ids : []);
  const select = (wanted: readonly string[]) => keep({ page, ids: wanted });
  const [asked, ask] = useState<{ choice: BulkChoice; selected: readonly Row[] } | null>(null);
  const selected = rows.filter(({ _id }) => ids.has(_id));
  return {
    column: {
      name: 'box',
      cell: (row) => (
        <input
          type="checkbox"
          className="row-box"
          aria-label={bulkWords.select(shownTitle(row))}
          checked={ids.has(row._id)}
          onChange={({ currentTarget: { checked } }) =>
            select(checked ? [...ids, row._id] : [...ids].filter((id) => id !== row._id))
          }
        />
      ),
    },
    bar: rows.length > 0 && (
      <BulkBar
        count={selected.length}
        isAll={selected.length === rows.length}
        choices={choices}
        onAll={(isSelected) => select(isSelected ? rows.map(({ _id }) => _id) : [])}
        onChoose={(choice) => ask({ choice, selected })}
      />
    ),
    dialog: asked && (
      <LazyDialog
        label={asked.choice.question(asked.selected.length, noun)}
        load={() => import('./bulk-dialog.tsx')}
        onClose={() => ask(null)}
      >
        {(BulkDialog) => (
          <BulkDialog
            choice={asked.choice}
            note={note?.(asked.choice, asked.selected)}
            noun={noun}
            records={asked.selected.map((row) => ({ ...row, ...(pathOf && { path: pathOf(row) }) }))}
            onChange={(until) => change(asked.choice, asked.selected, until)}
            refresh={refresh}
            onDone={(done) => {
              select([...ids].filter((id) => !done.includes(id)));
              onDone?.(asked.choice, done);
            }}
            onClose={() => ask(null)}
          />
        )}
      </LazyDialog>
    ),
  };
}

interface BulkBarProps {
  count: number;
  isAll: boolean;
  choices: readonly BulkChoice[];
  onAll: (isSelected: boolean) => void;
  onChoose: (choice: BulkChoice) => void;
}

/** The box that selects every record on the page of a list, and with a selection its number and the actions for it. */
function BulkBar({ count, isAll, choices, onAll, onChoose }: BulkBarProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !isAll;
  }, [count, isAll]);
  const bar = useRef<HTMLElement>(null);
  useBarHeight(bar, '--bulk-bar', count === 0);
  const [hasChosen, setHasChosen] = useState(false);
  if (count > 0 && !hasChosen) setHasChosen(true);
  return (
    <>
      <label className="select-all">
        <input
          ref={box}
          type="checkbox"
          checked={isAll}
          onChange={(event) => onAll(event.currentTarget.checked)}
        />
        {bulkWords.all}
      </label>
      <p className="visually-hidden" role="status">
        {count > 0 ? bulkWords.chosen(count) : hasChosen && bulkWords.noneChosen}
      </p>
      {count > 0 && (
        <section className="bulk-bar" ref={bar} aria-label={bulkWords.bar}>
          <strong aria-hidden="true">{bulkWords.chosen(count)}</strong>
          {choices.map((choice) => (
            <Button
              key={choice.action}
              variant="default"
              size="sm"
              className={choice.isDanger ? 'danger-button' : ''}
              aria-haspopup="dialog"
              onClick={() => onChoose(choice)}
            >
              {choice.label}
            </Button>
          ))}
          <Button
            variant="subtle"
            color="gray"
            size="sm"
            onClick={() => {
              // The bar disappears with its focused button.
              box.current?.focus();
              onAll(false);
            }}
          >
            {bulkWords.none}
          </Button>
        </section>
      )}
    </>
  );
}
