import type { Readable } from 'node:stream';
import { errors } from '../../errors.ts';

const MOST_DROPPED = 32 * 1024 * 1024;

export function tooLongBody(limit: number) {
  return errors.tooLarge(
    `This is too much text at once. At most ${Math.floor(limit / 1024)} KB are accepted.`,
  );
}

/**
 * A whole body as text.
 * @param limit in bytes
 * @throws 413 beyond the limit, 400 when it is not UTF-8 or ends before its announced length
 */
export async function readText(stream: Readable, limit: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
      length += chunk.length;
      // What is too much is read and dropped as far as that is bearable, so that the sender gets to read the answer.
      if (length > limit + MOST_DROPPED) break;
      if (length <= limit) chunks.push(chunk);
    }
  } catch (error) {
    if (isAborted(error)) throw errors.malformed('The request ended before it was complete.');
    throw error;
  }
  if (length > limit) throw tooLongBody(limit);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(Buffer.concat(chunks));
  } catch {
    throw errors.malformed('The request is not valid UTF-8 text.');
  }
}

/** Whether a stream ended because its connection did. */
function isAborted(error: unknown): boolean {
  const code = (error as { code?: unknown })?.code;
  return code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ABORT_ERR';
}
