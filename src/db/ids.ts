import { randomFillSync } from 'node:crypto';

/**
 * Makes record ids: 24 lower-case hexadecimal characters that rise with time (contract: Records). The first 12 are
 * the millisecond; within one the rest counts up, so that ids of one process never fall.
 */
export function idMaker(): (at: Date) => string {
  let lastMs = 0;
  let tail = 0n;
  const random = randomTails();
  return (at) => {
    const ms = at.getTime();
    if (ms === lastMs) {
      tail += 1n;
    } else {
      lastMs = ms;
      // The highest bit stays free, so that counting up cannot run over.
      tail = BigInt(`0x${random()}`) >> 1n;
    }
    return ms.toString(16).padStart(12, '0') + tail.toString(16).padStart(12, '0');
  };
}

const TAIL_BYTES = 6;
const TAILS_AT_ONCE = 256;

/** Random hexadecimal digits. The system is asked for many at once: asking costs more than all else about an id. */
function randomTails(): () => string {
  const bytes = Buffer.alloc(TAIL_BYTES * TAILS_AT_ONCE);
  let used = bytes.length;
  return () => {
    if (used === bytes.length) {
      randomFillSync(bytes);
      used = 0;
    }
    used += TAIL_BYTES;
    return bytes.toString('hex', used - TAIL_BYTES, used);
  };
}
