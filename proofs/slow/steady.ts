import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { pdfBytes } from '../../test/documents.ts';
import { must } from '../runner/proof.ts';

/** A slow but steady upload: 200 bytes every half second, for longer than a stalled upload is kept. */
const PART_BYTES = 200;
const EVERY_MS = 500;
const UPLOAD_BYTES = 12_000;
/**
 * A slow but steady download: this many bytes a second, for longer than a stalled reader is kept, then the rest at full
 * speed.
 */
const READ_BYTES = 64 * 1024;
const SLOW_FOR_MS = 25_000;

/** Uploads a PDF slowly but steadily. @returns how long it took @throws unless it is stored */
export async function steadyUpload(port: number, token: string): Promise<number> {
  const began = performance.now();
  const before = '--x\r\nContent-Disposition: form-data; name="attachment"; filename="a.pdf"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(before), pdfBytes(UPLOAD_BYTES), Buffer.from('\r\n--x--\r\n')]);
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  const ended = new Promise<void>((resolve) => {
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => resolve());
    socket.on('close', () => resolve());
  });
  socket.write(
    `POST /api/attachment HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  for (let at = 0; at < body.length && socket.writable; at += PART_BYTES) {
    socket.write(body.subarray(at, at + PART_BYTES));
    await pause(EVERY_MS);
  }
  await ended;
  must(answer.startsWith('HTTP/1.1 201'), `a slow but steady upload was refused: ${answer.split('\r\n')[0]}`);
  return performance.now() - began;
}

/** Reads a document slowly but steadily at first. @returns how long it took @throws unless it comes whole */
export async function steadyDownload(url: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(url);
  let bytes = 0;
  let taken = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    taken += chunk.length;
    if (taken < READ_BYTES || performance.now() - began > SLOW_FOR_MS) continue;
    taken = 0;
    await pause(1000);
  }
  const length = Number(response.headers.get('content-length'));
  must(bytes === length, `a slow reader got ${bytes} of ${length} bytes`);
  return performance.now() - began;
}
