/** Reads a response slowly at first, then at full speed: `slow-reader.ts URL PATH BYTES_PER_SECOND SLOW_MS`. */
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type SlowReaderSays = { reads: 'fast' } | { complete: boolean; bytes: number };

const [address = '', path = '/', rate = '0', slowMs = '0'] = process.argv.slice(2);
const { hostname, port, host } = new URL(address);
const say = (what: SlowReaderSays) => process.send?.(what);

const socket = connect(Number(port), hostname);
socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
const started = performance.now();
let bytes = 0;
let isSlow = true;
let end = '';
for await (const chunk of socket) {
  bytes += chunk.length;
  end = (end + chunk.toString('latin1').slice(-20)).slice(-20);
  const elapsed = performance.now() - started;
  if (isSlow && elapsed > Number(slowMs)) {
    isSlow = false;
    say({ reads: 'fast' });
  }
  const aheadMs = (bytes / Number(rate)) * 1000 - elapsed;
  if (isSlow && aheadMs > 1) await pause(aheadMs);
}
// A truncated response lacks the final empty chunk.
say({ complete: end.endsWith(']\r\n0\r\n\r\n'), bytes });
process.disconnect();
