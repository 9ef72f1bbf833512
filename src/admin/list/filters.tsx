import { NativeSelect, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { SearchIcon } from '../icons.tsx';
import { useShortcut } from '../shortcuts/shortcut-registry.ts';
import type { List } from './collection.ts';
import { findWords, type Searched } from './words.ts';

interface ListToolsProps<Row> {
  list: List<Row>;
  searched: Searched;
  /** Beside the selects. */
  menu: ReactNode;
  /** Beside the filter. */
  views: ReactNode;
}

/** Above a list: the filter, and what else chooses, orders or shows its rows. */
export function ListTools<Row>({ list, searched, menu, views }: ListToolsProps<Row>) {
  const { choices, params, show } = list;
  return (
    <div className="list-tools">
      <FilterBox q={params.q} searched={searched} onFilter={(q) => show({ q })} />
      {(choices.length > 0 || menu) && (
        <div className="list-choices">
          {choices.map(({ name, label, options }) => (
            <NativeSelect
              key={name}
              aria-label={label}
              data={[...options]}
              value={params.more[name] ?? ''}
              onChange={(event) => show({ more: { ...params.more, [name]: event.currentTarget.value } })}
            />
          ))}
          {menu}
        </div>
      )}
      {views}
    </div>
  );
}

/** How long typing has to pause before the list is filtered. */
const DEBOUNCE_MS = 250;

interface FilterBoxProps {
  q: string;
  searched: Searched;
  onFilter: (q: string) => void;
}

/**
 * Filters while the person types (debounced). `q` is the keyword in the URL; if it changes from elsewhere,
 * the box follows.
 */
export function FilterBox({ q, searched, onFilter }: FilterBoxProps) {
  const [typed, setTyped] = useState(q);
  const [applied, setApplied] = useState(q);
  // The URL follows the box after a delay; only a change from elsewhere updates the box.
  const [lastQ, setLastQ] = useState(q);
  if (q !== lastQ) {
    setLastQ(q);
    if (q !== applied) {
      setApplied(q);
      setTyped(q);
    }
  }

  const apply = useEffectEvent(() => {
    setApplied(typed);
    onFilter(typed);
  });
  useEffect(() => {
    if (typed === applied) return;
    const timer = setTimeout(() => apply(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, applied]);

  const box = useRef<HTMLInputElement>(null);
  useShortcut('/', findWords.filter, () => box.current?.select());

  return (
    <TextInput
      ref={box}
      type="search"
      className="filter-box"
      aria-label={findWords.byKeyword}
      aria-description={searched.hint}
      placeholder={searched.hint}
      leftSection={<SearchIcon />}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
