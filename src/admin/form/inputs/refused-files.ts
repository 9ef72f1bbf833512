import { useSyncExternalStore } from 'react';

/** Why the server does not take a file, in its words. Choosing the file again makes another `File`, which is sent. */
const reasons = new WeakMap<File, string>();
let count = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function noteRefusal(file: File, reason: string): void {
  reasons.set(file, reason);
  count += 1;
  for (const listener of listeners) listener();
}

export const isRefused = (file: File) => reasons.has(file);

/** Renders again when a file is refused. @returns gives the reason of a refused file */
export function useReasons(): (file: File) => string | undefined {
  useSyncExternalStore(subscribe, () => count);
  return (file) => reasons.get(file);
}
