import { randomFillSync } from 'node:crypto';

/**
 * Creates a generator of record ids: 24 lower-case hexadecimal characters that sort by time (requirement 3.1). The
 * first 12 encode the millisecond; within one millisecond the rest counts up, so ids of one process always increase.
 */
export function createIdGenerator(): (at: Date) => string {
  let lastMs = 0;
  let tail = 0n;
  const random = randomTails();
  return (at) => {
    const ms = at.getTime();
    if (ms === lastMs) {
      tail += 1n;
    } else {
      lastMs = ms;
      // The highest bit stays 0, so counting up cannot overflow.
      tail = BigInt(`0x${random()}`) >> 1n;
    }
    return ms.toString(16).padStart(12, '0') + tail.toString(16).padStart(12, '0');
  };
}

const TAIL_BYTES = 6;
const TAILS_AT_ONCE = 256;

/** Returns random hexadecimal digits from a buffer: one system call per id would cost more than the rest of it. */
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
