import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, useState } from 'react';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { changeSeveral, type ManagedItem } from '../api/managed.ts';
import { LazyDialog } from '../dialog/lazy-dialog.tsx';
import { loadPart } from '../load-part.ts';
import { refreshLists } from '../queries.ts';
import { BulkBar, SelectAll } from './bulk-bar.tsx';
import type { BulkChoice } from './bulk-choices.ts';
import { offerUndo } from './undo.ts';
import { type Selection, useSelection } from './use-selection.ts';

const loadBulkDialog = () =>
  lazy(() => loadPart(() => import('./bulk-dialog.tsx')).then((file) => ({ default: file.BulkDialog })));

interface Bulk {
  selection: Selection;
  /** Above the table: the box for all, and the bar. */
  bar: ReactNode;
  dialog: ReactNode;
}

/** Selects records of a list and changes them at once. @param shown identifies the shown page, filter and order */
export function useBulk(type: TypeFacts, lines: readonly ManagedItem[], shown: string): Bulk {
  const queries = useQueryClient();
  const { selected, isAll, selectAll, keepOnly, ...selection } = useSelection(lines, shown);
  const [asked, ask] = useState<{ choice: BulkChoice; records: readonly ManagedItem[] } | null>(null);
  const noun = type.admin.noun;
  return {
    selection,
    bar: (
      <>
        {lines.length > 0 && <SelectAll count={selected.length} isAll={isAll} onChange={selectAll} />}
        <BulkBar
          count={selected.length}
          onChoose={(choice) => ask({ choice, records: selected })}
          onNone={() => selectAll(false)}
        />
      </>
    ),
    dialog: asked && (
      <LazyDialog
        title={asked.choice.question(asked.records.length, noun)}
        load={loadBulkDialog}
        onClose={() => ask(null)}
      >
        {(BulkDialog) => (
          <BulkDialog
            choice={asked.choice}
            noun={noun}
            records={asked.records}
            onChange={(until) => changeSeveral(type.name, asked.choice.action, asked.records, until)}
            refresh={() => refreshLists(queries, type)}
            onDone={(done) => {
              keepOnly(asked.records.filter((one) => !done.includes(one)).map(({ _id }) => _id));
              if (asked.choice.action === 'trash' && done.length > 0)
                offerUndo(
                  queries,
                  type,
                  done.map(({ _id }) => _id),
                );
            }}
            onClose={() => ask(null)}
          />
        )}
      </LazyDialog>
    ),
  };
}
