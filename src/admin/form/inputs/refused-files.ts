import { useSyncExternalStore } from 'react';
import { tooLarge } from '../../api/api-error.ts';

/** Why a file is not taken, in words, mostly the server's. Choosing the file again makes another `File`, which is sent. */
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

/** Marks files over the size limit as refused, with the reason, before any is sent. */
export function noteTooLarge(files: readonly File[]): void {
  for (const file of files) {
    const reason = tooLarge(file);
    if (reason !== undefined) noteRefusal(file, reason);
  }
}

export const isRefused = (file: File) => reasons.has(file);

/** Renders again when a file is refused. @returns gives the reason of a refused file */
export function useReasons(): (file: File) => string | undefined {
  useSyncExternalStore(subscribe, () => count);
  return (file) => reasons.get(file);
}
