import type { FastifyInstance } from 'fastify';
import { tooManyUploads } from '../accounts/address-rate-limit.ts';
import { errors } from '../errors.ts';

/** More than any browser sends at once; each may take 410 MB of the disk until it is checked. */
export const MAX_UPLOADS = 32;
const RETRY_AFTER_S = 5;

declare module 'fastify' {
  interface FastifyInstance {
    uploadsInFlight: UploadsInFlight;
  }
}

/** The requests with files that each account is sending to this process (requirement 21.89). */
export class UploadsInFlight {
  readonly #byAccount = new Map<string, number>();

  /** @returns a function to call when the request has been handled @throws 429 */
  begin(account: string): () => void {
    const present = this.#byAccount.get(account) ?? 0;
    if (present >= MAX_UPLOADS) throw errors.tooMany(tooManyUploads, RETRY_AFTER_S);
    this.#byAccount.set(account, present + 1);
    return () => {
      const left = (this.#byAccount.get(account) ?? 1) - 1;
      if (left === 0) this.#byAccount.delete(account);
      else this.#byAccount.set(account, left);
    };
  }
}

/** Makes the count available to routes. */
export function countUploads(app: FastifyInstance): void {
  app.decorate('uploadsInFlight', new UploadsInFlight());
}
