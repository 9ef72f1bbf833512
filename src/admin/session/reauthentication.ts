import { hasStatus } from '../api/api-error.ts';
import { valueStore } from '../dialog/open-state.ts';
import { isLeaving, readProfile } from './profile.ts';

/**
 * Single flight: all calls that were refused with 401 share one reauthentication. The dialog subscribes to
 * it, and the calls await `waiting`.
 */
const waiting = valueStore<PromiseWithResolvers<void> | null>(null);

export const reauthentication = {
  subscribe: waiting.subscribe,
  /** False while the back office is being left, so that no dialog opens. */
  isWanted: () => waiting.now() !== null && !isLeaving(),
  /** Asks without a refused call, for a window whose profile is gone. */
  ask: () => void request(),
  /** Signed in again: all refused calls are repeated. */
  done() {
    waiting.now()?.resolve();
    waiting.set(null);
  },
};

function request(): Promise<void> {
  const present = waiting.now() ?? Promise.withResolvers<void>();
  if (present !== waiting.now()) waiting.set(present);
  return present.promise;
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
