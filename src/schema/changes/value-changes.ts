import type { Changes } from './changes.ts';

/** A chosen value is compared as a whole, because its parts have no meaning. */
export function valueChanges<V extends string | boolean>(before: V, after: V): Changes | null {
  return before === after ? null : { shape: 'value', before, after };
}

/** A day, `YYYY-MM-DD` or empty. */
export function dayChanges(before: string, after: string): Changes | null {
  return before === after ? null : { shape: 'day', before, after };
}
