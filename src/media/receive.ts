import { open, rm } from 'node:fs/promises';
import { addAbortSignal, type Readable } from 'node:stream';
import { AppError, errors } from '../errors.ts';
import { documentNameOf } from '../schema/document-names.ts';
import { detectFormat, headLength, type ImageFormat } from './image-format.ts';
import type { MediaLimits } from './limits.ts';
import { toNoSpaceError } from './no-space.ts';
import { checkPdfEnd, checkPdfStart, pdfEdgeBytes } from './pdf-check.ts';
import { newId, type WorkDirectory } from './work-directory.ts';

/** A file that has arrived whole. */
export interface Received {
  /** Where it lies until it is discarded. */
  readonly file: string;
  /** In bytes. */
  readonly size: number;
}

/** A file that begins like a picture; nothing else is known of it yet. */
export interface Upload extends Received {
  readonly format: ImageFormat;
}

/** A file that begins and ends like a PDF. */
export interface DocumentUpload extends Received {
  /** The name under which it will be handed out. */
  readonly name: string;
}

/** What a kind of upload has to hold. */
interface UploadRule<Judged> {
  /** At most so long. */
  bytes: number;
  noun: string;
  /** How many first bytes `judge` looks at. */
  headLength: number;
  /** What a file is by its first bytes, as soon as they are there. Throws what the file is refused with. */
  checkStart(head: Buffer): Judged;
  /** Looks at the last bytes, at most `documentEnds`. Throws what the file is refused with. */
  checkEnd?(tail: Buffer): void;
}

const tooLarge = ({ bytes, noun }: UploadRule<unknown>) =>
  errors.tooLarge(
    `This ${noun} is larger than ${Math.floor(bytes / (1024 * 1024))} MB. Please send a smaller one.`,
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

/** The last bytes of what there was and what comes. */
function tailOf(before: Buffer, chunk: Buffer): Buffer {
  const whole = chunk.length >= pdfEdgeBytes ? chunk : Buffer.concat([before, chunk]);
  return Buffer.from(whole.subarray(-pdfEdgeBytes));
}

async function spool<Judged>(stream: Readable, file: string, rule: UploadRule<Judged>) {
  const handle = await open(file, 'wx', 0o600);
  try {
    let size = 0;
    let head: Buffer = Buffer.alloc(0);
    let tail: Buffer = Buffer.alloc(0);
    let judged: Judged | undefined;
    for await (const chunk of chunksOf(stream)) {
      size += chunk.length;
      if (size > rule.bytes) throw tooLarge(rule);
      const missing = rule.headLength - head.length;
      if (missing > 0) head = Buffer.concat([head, chunk.subarray(0, missing)]);
      if (head.length === rule.headLength) judged ??= rule.checkStart(head);
      if (rule.checkEnd) tail = tailOf(tail, chunk);
      await handle.writeFile(chunk);
    }
    if (isCutOff(stream)) throw tooLarge(rule);
    judged ??= rule.checkStart(head);
    rule.checkEnd?.(tail);
    return { judged, size };
  } finally {
    await handle.close();
  }
}

async function take<Judged>(
  stream: Readable,
  work: WorkDirectory,
  rule: UploadRule<Judged>,
  signal?: AbortSignal,
): Promise<Received & { judged: Judged }> {
  // From the first moment on: an error that nobody listens for would end the process.
  stream.on('error', () => undefined);
  if (signal) addAbortSignal(signal, stream);
  const file = work.uploadFile(newId());
  try {
    await work.ready();
    return { file, ...(await spool(stream, file, rule)) };
  } catch (error) {
    await rm(file, { force: true });
    stream.resume();
    signal?.throwIfAborted();
    throw toNoSpaceError(error);
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
  const rule = { bytes: limits.bytes, noun: 'picture', headLength, checkStart: detectFormat };
  const { file, size, judged } = await take(stream, work, rule, signal);
  return { file, size, format: judged };
}

/** The same for a PDF. @param name the upload's own name for it */
export async function receiveDocument(
  stream: Readable,
  name: string,
  work: WorkDirectory,
  limits: MediaLimits,
  signal?: AbortSignal,
): Promise<DocumentUpload> {
  const rule = {
    bytes: limits.documentBytes,
    noun: 'document',
    headLength: pdfEdgeBytes,
    checkStart: checkPdfStart,
    checkEnd: checkPdfEnd,
  };
  const { file, size } = await take(stream, work, rule, signal);
  return { file, size, name: documentNameOf(name) };
}
