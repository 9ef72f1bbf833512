import type { Changes } from './changes.ts';

/** A value that is chosen, not written: a part of it that stayed says nothing. */
export function valueChanges<V extends string | boolean>(before: V, after: V): Changes | null {
  return before === after ? null : { shape: 'value', before, after };
}

/** A day, `YYYY-MM-DD` or empty. */
export function dayChanges(before: string, after: string): Changes | null {
  return before === after ? null : { shape: 'day', before, after };
}
