import { type RefObject, useRef } from 'react';
import { useShortcut } from '../shortcuts/use-shortcut.ts';

/** Stands on what opens a row: J and K lead from one to the next. */
export const OPENS_ROW = { 'data-opens-row': true } as const;

/** Leads the focus from row to row of a list. @returns what belongs on its table */
export function useRowKeys(): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null);
  const move = (by: 1 | -1) => {
    const ways = [...(table.current?.querySelectorAll<HTMLElement>('[data-opens-row]') ?? [])];
    const row = document.activeElement?.closest('tr');
    const at = ways.findIndex((way) => way.closest('tr') === row);
    const next = at === -1 ? (by === 1 ? ways[0] : ways.at(-1)) : ways[at + by];
    next?.focus();
  };
  useShortcut('j', 'Next row', () => move(1), { at: table });
  useShortcut('k', 'Row before', () => move(-1), { at: table });
  return table;
}
