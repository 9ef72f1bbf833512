import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { limitConcurrency } from '../../concurrency-limit.ts';

const BUFFERED_BYTES = 64 * 1024;
/** Pieces that are made at a time, of all lists together. */
export const MOST_PIECES = 4;
/**
 * Limits how many pieces are made in a turn of the event loop: an embedded database and a fast reader never wait, and
 * hundreds of open lists would otherwise make a turn as long as a whole list.
 */
const limitPieces = limitConcurrency(MOST_PIECES, Number.POSITIVE_INFINITY);

/**
 * Streams a list that is made in pieces. Each piece is made after the previous one was sent, so memory stays bounded,
 * and open lists take turns.
 */
export function listStream(pieces: AsyncGenerator<string | Uint8Array>): Readable {
  const leaving = new AbortController();
  const makeOne = async () => {
    const { done, value } = await pieces.next();
    if (!done) await nextTurn();
    return done ? null : value;
  };
  return new Readable({
    highWaterMark: BUFFERED_BYTES,
    read() {
      limitPieces(makeOne, leaving.signal).then(
        (piece) => this.push(piece),
        (error) => this.destroy(error),
      );
    },
    destroy(error, done) {
      leaving.abort();
      pieces.return(undefined).then(
        () => done(error),
        (closing) => done(error ?? closing),
      );
    },
  });
}
