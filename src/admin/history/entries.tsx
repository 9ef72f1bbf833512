import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { ListEntry } from '../../schema/changes/changes.ts';
import { Mark } from './marked.tsx';
import { words } from './words.ts';

interface EntriesProps<T> {
  entries: readonly ListEntry<T>[];
  className: string;
  keyOf: (item: T) => string;
  children: (entry: ListEntry<T>) => ReactNode;
}

/** An album may have hundreds of pictures, and each may need a request. */
const SHOWN_AT_FIRST = 24;

/** The things of a list that changed, with what happened to each in words. */
export function Entries<T>({ entries, className, keyOf, children }: EntriesProps<T>) {
  const [isWhole, setWhole] = useState(false);
  const changed = entries.filter(({ what }) => what !== 'same');
  const shown = isWhole ? changed : changed.slice(0, SHOWN_AT_FIRST);
  const stayed = entries.length - changed.length;
  return (
    <>
      <ul className={className}>
        {shown.map((entry) => (
          <li key={`${entry.what} ${keyOf(entry.item)} ${entry.from} ${entry.to}`} data-what={entry.what}>
            <Mark what={entry.what}>{wordsOf(entry)}</Mark>
            {children(entry)}
          </li>
        ))}
      </ul>
      {shown.length < changed.length && (
        <Button variant="default" onClick={() => setWhole(true)}>
          {words.more(changed.length - shown.length)}
        </Button>
      )}
      {stayed > 0 && <p className="field-hint">{words.stayed(stayed)}</p>}
    </>
  );
}

/** Every list entry that is shown changed in some way. */
function wordsOf({ what, from = 0, to = 0 }: ListEntry<unknown>): string {
  const place = { moved: words.moved(from, to), changed: words.changedThing };
  return what === 'removed' || what === 'added' ? words[what] : what === 'same' ? '' : place[what];
}
