import { open, rm } from 'node:fs/promises';
import { addAbortSignal, type Readable } from 'node:stream';
import { AppError, errors } from '../errors.ts';
import { headLength, type Kind, kindOf } from './kind.ts';
import type { MediaLimits } from './limits.ts';
import { asNoSpace } from './no-space.ts';
import { newId, type WorkDirectory } from './work-directory.ts';

/** A file that has arrived whole and begins like a picture; nothing else is known of it yet. */
export interface Upload {
  /** Where it lies until it is discarded. */
  readonly file: string;
  readonly kind: Kind;
  /** In bytes. */
  readonly size: number;
}

const tooLarge = (bytes: number) =>
  errors.tooLarge(
    `This picture is larger than ${Math.floor(bytes / (1024 * 1024))} MB. Please send a smaller one.`,
  );

/** Whether the parser that the stream comes from has cut it off at a limit of its own. */
const isCutOff = (stream: Readable) => 'truncated' in stream && stream.truncated === true;

/** The stream's chunks, with whatever ends it early told as a broken upload. */
async function* chunksOf(stream: Readable): AsyncGenerator<Buffer> {
  try {
    // Not destroyed when left early: the parser behind it has to get to the end of the body to answer.
    yield* stream.iterator({ destroyOnReturn: false });
  } catch (error) {
    throw error instanceof AppError
      ? error
      : errors.malformed('The upload broke off before its end. Please send it again.');
  }
}

async function spool(stream: Readable, file: string, limit: number): Promise<{ kind: Kind; size: number }> {
  const handle = await open(file, 'wx', 0o600);
  try {
    let size = 0;
    let head = Buffer.alloc(0);
    let kind: Kind | undefined;
    for await (const chunk of chunksOf(stream)) {
      size += chunk.length;
      if (size > limit) throw tooLarge(limit);
      if (head.length < headLength) head = Buffer.concat([head, chunk.subarray(0, headLength - head.length)]);
      if (head.length === headLength) kind ??= kindOf(head);
      await handle.writeFile(chunk);
    }
    if (isCutOff(stream)) throw tooLarge(limit);
    return { kind: kind ?? kindOf(head), size };
  } finally {
    await handle.close();
  }
}

/**
 * Takes a stream of bytes into a temporary file. Refused with `tooLarge`, `unsupported`, `malformed` (it broke off) or
 * `noSpace`, or with the signal's reason when that aborts; then no file stays. What a refused stream still brings is
 * read and dropped, so the caller bounds it.
 */
export async function receive(
  stream: Readable,
  work: WorkDirectory,
  limits: MediaLimits,
  signal?: AbortSignal,
): Promise<Upload> {
  // From the first moment on: an error that nobody listens for would end the process.
  stream.on('error', () => undefined);
  if (signal) addAbortSignal(signal, stream);
  const file = work.uploadFile(newId());
  try {
    await work.ready();
    return { file, ...(await spool(stream, file, limits.bytes)) };
  } catch (error) {
    await rm(file, { force: true });
    stream.resume();
    signal?.throwIfAborted();
    throw asNoSpace(error);
  }
}
