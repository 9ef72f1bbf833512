import { useRef, useState } from 'react';
import {
  BLANK,
  type ColumnName,
  isBlank,
  pastedRows,
  type Row,
  rowsIn,
  valueOfRows,
} from './subject-rows.ts';
import { subjectWords as words } from './words.ts';

/** A row with an identity of its own, so that it keeps its inputs when others are added, moved or removed. */
export type KeyedRow = Row & { key: number };

/**
 * The rows of the subjects while they are typed: also blank ones, which the form's value leaves out. `announcement`
 * describes the last change that was not typed.
 */
export function useSubjectRows(value: string, max: number, onChange: (value: string) => void) {
  const nextKey = useRef(0);
  const keyed = (row: Row): KeyedRow => ({ ...BLANK, ...row, key: nextKey.current++ });
  const [rows, setRows] = useState(() => rowsIn(value).map(keyed));
  const [known, setKnown] = useState(value);
  const [announcement, announce] = useState('');
  // The value was changed from outside, for example by another record.
  if (value !== known) {
    setKnown(value);
    setRows(rowsIn(value).map(keyed));
  }

  const change = (changed: readonly KeyedRow[]) => {
    const next = valueOfRows(changed);
    setRows([...changed]);
    setKnown(next);
    onChange(next);
  };

  return {
    rows,
    announcement,
    put: (at: number, cell: Partial<Row>) =>
      change(rows.map((row, index) => (index === at ? { ...row, ...cell } : row))),
    /** Adds a blank row at a place from 0, unless there are as many as there may be. */
    add(at: number) {
      if (rows.length < max) change(rows.toSpliced(at, 0, keyed(BLANK)));
    },
    remove: (at: number) => change(rows.toSpliced(at, 1)),
    move(from: number, to: number) {
      const [row] = rows.slice(from, from + 1);
      if (!row || to < 0 || to >= rows.length) return;
      change(rows.toSpliced(from, 1).toSpliced(to, 0, row));
      announce(words.moved(row.name, to + 1));
    },
    /** Pastes lines of a table into this row and new ones below it. @returns false if the text is no table */
    paste(at: number, column: ColumnName, text: string): boolean {
      const pasted = pastedRows(text, column);
      const present = rows[at];
      if (!pasted || !present) return false;
      const [first, ...others] = pasted;
      const below = rows.slice(at + 1).filter((row) => !isBlank(row));
      const added = others.slice(0, max - at - 1 - below.length);
      change([
        ...rows.slice(0, at),
        { ...present, ...first },
        ...added.map((row) => keyed({ ...BLANK, ...row })),
        ...below,
      ]);
      const leftOut = others.length - added.length;
      announce(leftOut > 0 ? words.leftOut(max, leftOut) : words.pasted(pasted.length));
      return true;
    },
  };
}
