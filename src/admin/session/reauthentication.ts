import { hasStatus } from '../api/api-error.ts';
import { isLeaving, readProfile } from './profile.ts';

/**
 * Single flight: all calls that were refused with 401 share one reauthentication. The dialog subscribes to
 * it, and the calls await `waiting`.
 */
let waiting: PromiseWithResolvers<void> | null = null;
const listeners = new Set<() => void>();

export const reauthentication = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** False while the back office is being left, so that no dialog opens. */
  isWanted: () => waiting !== null && !isLeaving(),
  /** Asks without a refused call, for a window whose profile is gone. */
  ask: () => void request(),
  /** Signed in again: all refused calls are repeated. */
  done() {
    waiting?.resolve();
    end();
  },
};

function end() {
  waiting = null;
  for (const listener of listeners) listener();
}

function request(): Promise<void> {
  if (!waiting) {
    waiting = Promise.withResolvers<void>();
    for (const listener of listeners) listener();
  }
  return waiting.promise;
}

/**
 * Makes a call. After a 401 it waits until the person has signed in again, and repeats the call. Throws what
 * the call throws.
 */
export async function withReauthentication<T>(call: () => Promise<T>): Promise<T> {
  const token = readProfile()?.token;
  try {
    return await call();
  } catch (error) {
    if (!hasStatus(error, 401)) throw error;
    const isRenewed = readProfile() !== null && readProfile()?.token !== token;
    if (!isRenewed) await request();
    return withReauthentication(call);
  }
}
