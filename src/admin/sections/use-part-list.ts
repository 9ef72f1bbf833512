import { useId, useLayoutEffect, useRef, useState } from 'react';
import { jsonListOf, parseJsonList } from '../form/inputs/input-kind.ts';
import { moved, type Target } from '../gallery/arranging.ts';
import type { Values } from './shown-parts.tsx';
import { words } from './words.ts';

/** A section, or an entry of a list in one, with an identity of its own: a section's id, or a number. */
export interface Part {
  key: string;
  values: Values;
}

/** Changes of a list, always the same object, so that a part is rendered only when it is changed itself. */
export type PartChanges = ReturnType<typeof usePartList>['change'];

/**
 * The parts in a form's value, which is JSON, while they are changed. `announcement` describes the last move.
 * @param nameOf names a part in it
 */
export function usePartList(
  value: string,
  onChange: (value: string) => void,
  nameOf: (values: Values, at: number) => string,
) {
  const lastKey = useRef(0);
  const keyed = (values: Values): Part => ({ key: String(values.id ?? ++lastKey.current), values });
  const read = () => parseJsonList(value).map((values) => keyed(values as Values));
  const [parts, setParts] = useState(read);
  const [known, setKnown] = useState(value);
  const [announcement, announce] = useState('');
  const prefix = useId();
  // The value was changed from outside, for example by another version.
  if (value !== known) {
    setKnown(value);
    setParts(read());
  }
  /** Two changes may come before the first is rendered, and an upload long after one. */
  const latest = useRef({ parts, onChange, nameOf });
  /** Id of the element that gets the focus, itself or a field in it, once the list is rendered. */
  const next = useRef('');
  useLayoutEffect(() => {
    latest.current = { parts, onChange, nameOf };
    const target = document.getElementById(next.current);
    next.current = '';
    (target?.matches('button') ? target : target?.querySelector<HTMLElement>(FIELD))?.focus();
  });

  const [change] = useState(() => {
    const idOf = (key: string, what: string) => `${prefix}${key}-${what}`;
    const set = (changed: Part[]) => {
      const text = jsonListOf(changed.map(({ values }) => values));
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
      put(key: string, changed: Values) {
        set(
          latest.current.parts.map((part) =>
            part.key === key ? { key, values: { ...part.values, ...changed } } : part,
          ),
        );
      },
      /** @param focus what of it gets the focus: a button, or the first field in it */
      add(at: number, values: Values, focus: string) {
        const part = keyed(values);
        next.current = idOf(part.key, focus);
        set(latest.current.parts.toSpliced(at, 0, part));
        return part.key;
      },
      move(key: string, target: Target) {
        const { parts, nameOf } = latest.current;
        const from = placeOf(key);
        const [part] = parts.slice(from, from + 1);
        const to = target(from, parts.length);
        if (!part || to < 0 || to >= parts.length || to === from) return;
        next.current = document.activeElement?.id ?? '';
        set(moved(parts, from, to));
        announce(words.moved(nameOf(part.values, from), to + 1, parts.length));
      },
      /** Gives the focus to what follows. @param focus a button of that @returns the former place */
      remove(key: string, focus: string): number {
        const at = placeOf(key);
        const others = latest.current.parts.toSpliced(at, 1);
        const follows = others[Math.min(at, others.length - 1)];
        next.current = follows ? idOf(follows.key, focus) : `${prefix}add`;
        set(others);
        return at;
      },
    };
  });
  return { parts, change, announcement };
}

/** A picture is chosen by the button above its input. */
const FIELD = '.section-picture button, input:not([hidden]), select, textarea';
