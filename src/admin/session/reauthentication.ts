import { hasStatus } from '../api/api-error.ts';
import { isLeaving, readProfile } from './profile.ts';

/**
 * The moment between a call that was refused for want of a session and the person's signing in again. Whoever shows
 * the dialog listens; whoever waits for the session holds `waiting`.
 */
let waiting: PromiseWithResolvers<void> | null = null;
const listeners = new Set<() => void>();

export const reauthentication = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Who is on the way out is asked nothing. */
  isWanted: () => waiting !== null && !isLeaving(),
  /** Signed in: every refused call is made once more. */
  done() {
    waiting?.resolve();
    end();
  },
};

function end() {
  waiting = null;
  for (const listener of listeners) listener();
}

function wanted(): Promise<void> {
  if (!waiting) {
    waiting = Promise.withResolvers<void>();
    for (const listener of listeners) listener();
  }
  return waiting.promise;
}

/**
 * Makes a call; when it is refused with 401, waits until the person has signed in again and makes it once more.
 * Throws what the call throws.
 */
export async function withReauthentication<T>(call: () => Promise<T>): Promise<T> {
  const token = readProfile()?.token;
  try {
    return await call();
  } catch (error) {
    if (!hasStatus(error, 401)) throw error;
    const isRenewed = readProfile() !== null && readProfile()?.token !== token;
    if (!isRenewed) await wanted();
    return withReauthentication(call);
  }
}
