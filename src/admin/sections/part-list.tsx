import { type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { jsonListOf, parseJsonList } from '../form/inputs/input-kind.ts';
import { earlier, later, MOVES, moved, movers, type Target } from '../gallery/arranging.ts';
import { DownIcon, GripIcon, UpIcon } from '../icons.tsx';
import { RowAction } from '../list/data-table.tsx';
import { placeWords } from '../list/words.ts';
import type { Values } from './shown-parts.tsx';
import './sections.css';

/** A section, an entry of a list in one, a subject or a document, with an identity of its own: a section's id, or a number. */
export interface Part<V = Values> {
  key: string;
  values: V;
}

/** Changes of a list, always the same object, so that a part is rendered only when it is changed itself. */
export type PartChanges = ReturnType<typeof usePartList<Values>>['change'];

interface PartListFacts<V> {
  /** Names a part in an announcement. */
  nameOf: (values: V, at: number) => string;
  /** By default all that are in the value. */
  read?: (value: string) => V[];
  write?: (all: readonly V[]) => string;
}

/** The parts in a form's value, which is JSON, while they are changed. `announcement` describes the last move. */
export function usePartList<V extends object = Values>(
  value: string,
  onChange: (value: string) => void,
  { nameOf, read = (text) => parseJsonList(text) as V[], write = jsonListOf }: PartListFacts<V>,
) {
  const lastKey = useRef(0);
  const keyed = (values: V): Part<V> => ({
    key: String('id' in values ? values.id : ++lastKey.current),
    values,
  });
  const [parts, setParts] = useState(() => read(value).map(keyed));
  const [known, setKnown] = useState(value);
  const [announcement, announce] = useState('');
  const prefix = useId();
  // The value was changed from outside, for example by another version.
  if (value !== known) {
    setKnown(value);
    setParts(read(value).map(keyed));
  }
  /** Two changes may come before the first is rendered, and an upload long after one. */
  const latest = useRef({ parts, onChange, nameOf });
  /** Id of the element to focus, or whose first field to focus, after the next render; empty for none. */
  const next = useRef('');
  useLayoutEffect(() => {
    latest.current = { parts, onChange, nameOf };
    const target = document.getElementById(next.current);
    next.current = '';
    (target?.matches('button, input') ? target : target?.querySelector<HTMLElement>(FIELD))?.focus();
  });

  const [change] = useState(() => {
    /** Id of a part's title, or of something else of it. */
    const idOf = (key: string, what = '') => `${prefix}${key}${what && `-${what}`}`;
    const set = (changeOf: (now: readonly Part<V>[]) => Part<V>[]) => {
      const changed = changeOf(latest.current.parts);
      const text = write(changed.map(({ values }) => values));
      latest.current.parts = changed;
      setParts(changed);
      setKnown(text);
      latest.current.onChange(text);
    };
    const placeOf = (key: string) => latest.current.parts.findIndex((part) => part.key === key);
    return {
      idOf,
      addId: `${prefix}add`,
      placeOf,
      keyed,
      set,
      put(key: string, changed: Partial<V>) {
        set((now) =>
          now.map((part) => (part.key === key ? { key, values: { ...part.values, ...changed } } : part)),
        );
      },
      /** @param focus what of it gets the focus: a button, or the first field in it */
      add(at: number, values: V, focus?: string) {
        const part = keyed(values);
        next.current = idOf(part.key, focus);
        set((now) => now.toSpliced(at, 0, part));
        return part.key;
      },
      move(key: string, target: Target) {
        const { parts, nameOf } = latest.current;
        const from = placeOf(key);
        const [part] = parts.slice(from, from + 1);
        const to = target(from, parts.length);
        if (!part || to < 0 || to >= parts.length || to === from) return;
        next.current = document.activeElement?.id ?? '';
        set((now) => moved(now, from, to));
        announce(placeWords.moved(nameOf(part.values, from), to + 1, parts.length));
      },
      /** Gives the focus to what follows. @param focus a button of that @returns the former place */
      remove(key: string, focus?: string): number {
        const at = placeOf(key);
        const others = latest.current.parts.toSpliced(at, 1);
        const follows = others[Math.min(at, others.length - 1)];
        next.current = follows ? idOf(follows.key, focus) : `${prefix}add`;
        set(() => others);
        return at;
      },
    };
  });
  return { parts, change, announcement, announce };
}

const FIELD = 'input:not([hidden]), select, textarea';

interface MovesProps {
  /** Id of the title of what is moved. */
  of: string;
  at: number;
  count: number;
  onMove: (target: Target, button: Element) => void;
  children?: ReactNode;
}

/** The buttons that move something in a list, before its others. */
export function Moves({ of, at, count, onMove, children }: MovesProps) {
  const mover = movers(at, count, onMove);
  return (
    <span className="section-moves" {...MOVES}>
      <RowAction of={of} id={`${of}-up`} label={placeWords.up} icon={<UpIcon />} {...mover(earlier)} />
      <RowAction of={of} id={`${of}-down`} label={placeWords.down} icon={<DownIcon />} {...mover(later)} />
      {children}
    </span>
  );
}

/** By what an element is dragged. */
export const Grip = ({ onPress }: { onPress: (event: PointerEvent) => void }) => (
  <span className="grip" onPointerDown={onPress} title={placeWords.drag}>
    <GripIcon />
  </span>
);
