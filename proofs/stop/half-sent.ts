import { once } from 'node:events';
import { connect } from 'node:net';
import type { College } from '../college/college.ts';

/** A request whose first part has been sent. */
export interface HalfSent {
  title: string;
  /** Sends the rest. @returns the status and the record of the answer; 0 when there is none */
  finish(): Promise<{ status: number; id: string }>;
}

/** Sends the first part of a new notice on a connection of its own. */
export async function sendHalf(college: College, title: string): Promise<HalfSent> {
  const body = JSON.stringify({ title });
  const { port } = new URL(college.url);
  const socket = connect(Number(port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.on('close', resolve));
  await once(socket, 'connect');
  const lines = [
    'POST /api/notice HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${college.token}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body.slice(0, 5)}`);
  return {
    title,
    async finish() {
      socket.write(body.slice(5));
      await closed;
      const [, status = '0'] = /^HTTP\/1\.1 (\d+)/.exec(answer) ?? [];
      const [, id = ''] = /"_id":"([^"]+)"/.exec(answer) ?? [];
      return { status: Number(status), id };
    },
  };
}
