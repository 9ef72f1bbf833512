import { randomBytes } from 'node:crypto';

/**
 * Makes record ids: 24 lower-case hexadecimal characters that rise with time (contract: Records). The first 12 are
 * the millisecond; within one the rest counts up, so that ids of one process never fall.
 */
export function idMaker(): (at: Date) => string {
  let lastMs = 0;
  let tail = 0n;
  return (at) => {
    const ms = at.getTime();
    if (ms === lastMs) {
      tail += 1n;
    } else {
      lastMs = ms;
      // The highest bit stays free, so that counting up cannot run over.
      tail = BigInt(`0x${randomBytes(6).toString('hex')}`) >> 1n;
    }
    return ms.toString(16).padStart(12, '0') + tail.toString(16).padStart(12, '0');
  };
}
