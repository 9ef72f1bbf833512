import type { OutgoingHttpHeaders } from 'node:http';
import type { Answer } from '../server/limit-process.ts';
import { type Ask, Connection } from './connection.ts';
import type { Load } from './load.ts';

/** Headers that `node:http` adds itself. */
const BY_ITSELF = new Set(['date', 'connection', 'keep-alive']);

/** Records a server's answer to each request of a load, for the limit server to replay. */
export async function recordAnswers(url: string, { asks, status }: Load): Promise<Answer[]> {
  const connection = await Connection.open(url);
  const answers: Answer[] = [];
  for (const ask of asks) answers.push(await recordAnswer(connection, ask, status));
  connection.close();
  return answers;
}

async function recordAnswer(connection: Connection, ask: Ask, status: number): Promise<Answer> {
  await connection.send(connection.write(ask), status);
  const { head, body } = connection.last();
  const headers: OutgoingHttpHeaders = {};
  for (const line of head.split('\r\n')) {
    const [name = '', value = ''] = line.split(/: (.*)/s, 2);
    if (!BY_ITSELF.has(name.toLowerCase())) headers[name] = value;
  }
  return { path: ask.path, status, headers, body };
}

/**
 * Asserts that two servers answer the same bytes, except the date and the order of headers.
 * @throws with the first path whose answers differ
 */
export async function assertSameAnswers(one: string, other: string, { asks, status }: Load): Promise<void> {
  const connections = [await Connection.open(one), await Connection.open(other)];
  for (const ask of asks) {
    const answers: string[] = [];
    for (const connection of connections) {
      await connection.send(connection.write(ask), status);
      const { head, body } = connection.last();
      const lines = head.split('\r\n').filter((line) => !/^date:/i.test(line));
      answers.push(`${lines.sort().join('\n')}\n\n${body.toString('base64')}`);
    }
    if (answers[0] !== answers[1])
      throw new Error(`The limit does not answer ${ask.path} as the product does`);
  }
  for (const connection of connections) connection.close();
}
