import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { addAbortSignal, type Readable } from 'node:stream';
import { AppError, errors } from '../errors.ts';
import type { InEach } from '../languages/language.ts';
import { numeral, sentencesIn } from '../languages/sentences.ts';
import { documentNameOf } from '../schema/document-names.ts';
import { inMegabytes, REFUSED_FILE_HEADER, refusedFile } from '../schema/refused-file.ts';
import type { MediaLimits } from './context.ts';
import { detectFormat, headLength, type ImageFormat } from './image-format.ts';
import { toDiskError } from './storage/durable.ts';
import { words } from './words.ts';
import { newId, type WorkDirectory } from './work-directory.ts';

const sentences = sentencesIn(words);

/** Characters of a file's name that an error message repeats. */
const MAX_NAME_SHOWN = 200;
/** Refusals for what is in a file, rather than for how it arrived. */
const OF_CONTENT = new Set(['unsupported', 'too-large']);

/** Which file of a request an upload was. */
interface SentFile {
  field: string;
  /** Position among the files of the field, from 0. */
  index: number;
  name: string;
}

/**
 * Names the file in the error for which it is refused, since a request may contain several, also of the same name. Errors
 * of the server stay as they are.
 */
export function refusalOf(error: unknown, sent: SentFile | undefined): unknown {
  if (!sent || !(error instanceof AppError) || error.status >= 500) return error;
  const { field, index, name } = sent;
  const { status, code, sentence, headers } = error;
  return new AppError(status, code, sentence, {
    fields: { [field]: sentences.ofFile(name.slice(0, MAX_NAME_SHOWN), sentence) },
    headers: {
      ...headers,
      ...(OF_CONTENT.has(code) && { [REFUSED_FILE_HEADER]: refusedFile(field, index) }),
    },
    cause: error,
  });
}

/** Bytes at either end of a file in which PDF readers look for the markers. */
export const pdfEdgeBytes = 1024;

// Some programs write a byte order mark or empty lines first; every reader accepts that.
const beginning = /^(?:\xef\xbb\xbf)?[\t\n\f\r ]*%PDF-[12]\./;
const ending = '%%EOF';

/** @throws `unsupported` unless the file starts like a PDF, whatever its name */
export function checkPdfStart(head: Buffer): void {
  if (head.length === 0) throw errors.unsupported(sentences.emptyPdf);
  if (!beginning.test(head.toString('latin1'))) throw errors.unsupported(sentences.noPdf);
}

/** @throws `unsupported` unless the file ends like a PDF: no reader opens a truncated one */
export function checkPdfEnd(tail: Buffer): void {
  if (!tail.toString('latin1').includes(ending)) throw errors.unsupported(sentences.damagedPdf);
}

/** An upload that has arrived completely. */
export interface Received {
  /** The temporary file, which exists until it is discarded. */
  readonly file: string;
  /** In bytes. */
  readonly size: number;
  /** SHA-256 of its bytes, in hexadecimal, by which duplicates are found. */
  readonly digest: string;
  /** Missing if it did not come in a multipart body. */
  readonly sent?: SentFile;
}

/** A file that starts like a picture; not decoded yet. */
export interface Upload extends Received {
  readonly format: ImageFormat;
  /** Whether it moves, of which its first frame alone is stored. Known once it was prepared. */
  isAnimated?: boolean;
}

/** A file that starts and ends like a PDF. */
export interface DocumentUpload extends Received {
  /** The file name of its downloads. */
  readonly name: string;
}

/** The checks of pictures or documents. `Checked` is the result of inspecting the first bytes. */
interface UploadRule<Checked> {
  /** The maximum size. */
  bytes: number;
  /** The refusal of a larger one. @param max megabytes */
  tooLarge(max: InEach<string>): InEach<string>;
  /** The number of first bytes that `checkStart` needs. */
  headLength: number;
  /** Called as soon as these bytes have arrived. @throws the file's refusal */
  checkStart(head: Buffer): Checked;
  /** Checks the last bytes, at most `pdfEdgeBytes`. @throws the refusal of the file */
  checkEnd?(tail: Buffer): void;
}

const tooLarge = ({ bytes, tooLarge: refusal }: UploadRule<unknown>) =>
  errors.tooLarge(refusal(numeral(inMegabytes(bytes))));

/** Whether the multipart parser truncated the stream at its own limit. */
const isCutOff = (stream: Readable) => 'truncated' in stream && stream.truncated === true;

/** The stream's chunks; an error of the stream becomes a refusal. */
async function* chunksOf(stream: Readable): AsyncGenerator<Buffer> {
  try {
    // Not destroyed on an early return, because the parser has to read the body to its end before it can answer.
    yield* stream.iterator({ destroyOnReturn: false });
  } catch (error) {
    throw error instanceof AppError ? error : errors.malformed(sentences.brokeOff);
  }
}

/** The last bytes of the file so far. */
function tailOf(before: Buffer, chunk: Buffer): Buffer {
  const whole = chunk.length >= pdfEdgeBytes ? chunk : Buffer.concat([before, chunk]);
  return Buffer.from(whole.subarray(-pdfEdgeBytes));
}

async function writeChecked<Checked>(stream: Readable, file: string, rule: UploadRule<Checked>) {
  const handle = await open(file, 'wx', 0o600);
  const hash = createHash('sha256');
  try {
    let size = 0;
    let head: Buffer = Buffer.alloc(0);
    let tail: Buffer = Buffer.alloc(0);
    let checked: Checked | undefined;
    for await (const chunk of chunksOf(stream)) {
      size += chunk.length;
      if (size > rule.bytes) throw tooLarge(rule);
      const missing = rule.headLength - head.length;
      if (missing > 0) head = Buffer.concat([head, chunk.subarray(0, missing)]);
      if (head.length === rule.headLength) checked ??= rule.checkStart(head);
      if (rule.checkEnd) tail = tailOf(tail, chunk);
      hash.update(chunk);
      await handle.writeFile(chunk);
    }
    if (isCutOff(stream)) throw tooLarge(rule);
    checked ??= rule.checkStart(head);
    rule.checkEnd?.(tail);
    return { checked, size, digest: hash.digest('hex') };
  } finally {
    await handle.close();
  }
}

async function take<Checked>(
  stream: Readable,
  work: WorkDirectory,
  rule: UploadRule<Checked>,
  signal?: AbortSignal,
): Promise<Received & { checked: Checked }> {
  // Without a listener, an error of the stream would end the process.
  stream.on('error', () => undefined);
  if (signal) addAbortSignal(signal, stream);
  const file = work.uploadFile(newId());
  try {
    await work.ready();
    return { file, ...(await writeChecked(stream, file, rule)) };
  } catch (error) {
    await rm(file, { force: true }).catch(() => {});
    stream.resume();
    signal?.throwIfAborted();
    throw toDiskError(error);
  }
}

/**
 * Writes a stream to a temporary file and checks its content. The rest of a refused stream is read and dropped, so the
 * caller has to limit its length.
 * @throws `tooLarge`, `unsupported`, `malformed` (cut off), `noSpace`, `storageAway`, or the signal's reason; the file is
 *   then deleted
 */
export async function receive(
  stream: Readable,
  work: WorkDirectory,
  limits: MediaLimits,
  signal?: AbortSignal,
): Promise<Upload> {
  const rule = {
    bytes: limits.bytes,
    tooLarge: sentences.largePicture,
    headLength,
    checkStart: detectFormat,
  };
  const { checked, ...received } = await take(stream, work, rule, signal);
  return { ...received, format: checked };
}

/** Writes a PDF to a temporary file and checks it, like `receive`. @param name the file name that the client sent */
export async function receiveDocument(
  stream: Readable,
  name: string,
  work: WorkDirectory,
  limits: MediaLimits,
  signal?: AbortSignal,
): Promise<DocumentUpload> {
  const rule = {
    bytes: limits.documentBytes,
    tooLarge: sentences.largeDocument,
    headLength: pdfEdgeBytes,
    checkStart: checkPdfStart,
    checkEnd: checkPdfEnd,
  };
  const { checked: _, ...received } = await take(stream, work, rule, signal);
  return { ...received, name: documentNameOf(name) };
}
