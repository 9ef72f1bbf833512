import { TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SearchIcon } from '../icons.tsx';
import { useShortcut } from '../shortcuts/shortcut-registry.ts';

/** So long typing has to rest before it is asked for. */
const REST_MS = 250;

/** Filters while one types. `q` is the keyword in the address; where that changes otherwise, the box follows. */
export function FilterBox({ q, onFilter }: { q: string; onFilter: (q: string) => void }) {
  const [typed, setTyped] = useState(q);
  const [asked, setAsked] = useState(q);
  // The address follows what was asked a moment later; only what comes from elsewhere changes the box.
  const [seen, setSeen] = useState(q);
  if (q !== seen) {
    setSeen(q);
    if (q !== asked) {
      setAsked(q);
      setTyped(q);
    }
  }

  const ask = useEffectEvent(() => {
    setAsked(typed);
    onFilter(typed);
  });
  useEffect(() => {
    if (typed === asked) return;
    const timer = setTimeout(() => ask(), REST_MS);
    return () => clearTimeout(timer);
  }, [typed, asked]);

  const box = useRef<HTMLInputElement>(null);
  useShortcut('/', 'Filter', () => box.current?.select());

  return (
    <TextInput
      ref={box}
      type="search"
      className="filter-box"
      aria-label="Filter by keyword"
      placeholder="Filter by keyword"
      leftSection={<SearchIcon />}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
