import { Fragment } from 'react';
import type { Cell } from '../../schema/changes/changes.ts';
import { Entries } from './entries.tsx';
import { Runs } from './runs.tsx';
import type { ViewProps } from './view-props.ts';

const textOf = (cell: Cell) => cell.map(({ text }) => text).join('');

/** Things in a list, such as subjects, with what changed in the cells of each. */
export function ThingsView({ changes: { entries } }: ViewProps<'things'>) {
  return (
    <Entries entries={entries} className="compared-things" keyOf={(cells) => cells.map(textOf).join(' · ')}>
      {({ item }) => (
        <span>
          {item
            .filter((cell) => textOf(cell) !== '')
            .map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no name but its place
              <Fragment key={`${index} ${textOf(cell)}`}>
                {index > 0 && ' · '}
                <Runs runs={cell} />
              </Fragment>
            ))}
        </span>
      )}
    </Entries>
  );
}
