import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { addAbortSignal, type Readable } from 'node:stream';
import { AppError, errors } from '../errors.ts';
import type { InEach } from '../languages/language.ts';
import { numeral, sentencesIn } from '../languages/sentences.ts';
import { type DocumentFormat, documentNameOf } from '../schema/document-names.ts';
import { inMegabytes, REFUSED_FILE_HEADER, refusedFile } from '../schema/refused-file.ts';
import type { MediaLimits } from './context.ts';
import { detectFormat, headLength, type ImageFormat } from './image-format.ts';
import { officeFormatOf } from './office-document.ts';
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

/** With what ZIP files begin, which documents of office programs are, and their older files. */
const ZIP = 'PK\x03\x04';
const COMPOUND_FILE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

// Some programs write a byte order mark or empty lines first; every reader accepts that.
const beginning = /^(?:\xef\xbb\xbf)?[\t\n\f\r ]*%PDF-[12]\./;
const ending = '%%EOF';

/** @throws `unsupported` unless the file starts like a document, whatever its name */
export function checkDocumentStart(head: Buffer): 'pdf' | 'office' {
  if (head.length === 0) throw errors.unsupported(sentences.emptyDocument);
  const start = head.toString('latin1');
  if (beginning.test(start)) return 'pdf';
  if (start.startsWith(ZIP)) return 'office';
  throw errors.unsupported(start.startsWith(COMPOUND_FILE) ? sentences.oldDocument : sentences.noDocument);
}

/** @throws `unsupported` unless the file ends like a PDF: no reader opens a truncated one */
export function checkPdfEnd(tail: Buffer): void {
  if (!tail.toString('latin1').includes(ending)) throw errors.unsupported(sentences.damagedDocument);
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

/** A document of one of the formats that are handed out, by its content. */
export interface DocumentUpload extends Received {
  /** The file name of its downloads. */
  readonly name: string;
  readonly format: DocumentFormat;
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
  checkEnd?(tail: Buffer, checked: Checked): void;
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
    rule.checkEnd?.(tail, checked);
    return { checked, size, digest: hash.digest('hex') };
  } finally {
    await handle.close();
  }
}

async function take<Checked, Whole>(
  stream: Readable,
  work: WorkDirectory,
  rule: UploadRule<Checked>,
  signal: AbortSignal | undefined,
  /** Checks the whole file, once its last byte has arrived. @throws the file's refusal */
  checkWhole: (file: string, checked: Checked) => Promise<Whole> | Whole,
): Promise<Received & { checked: Whole }> {
  // Without a listener, an error of the stream would end the process.
  stream.on('error', () => undefined);
  if (signal) addAbortSignal(signal, stream);
  const file = work.uploadFile(newId());
  try {
    await work.ready();
    const written = await writeChecked(stream, file, rule);
    return { file, ...written, checked: await checkWhole(file, written.checked) };
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
  const { checked, ...received } = await take(stream, work, rule, signal, (_, format) => format);
  return { ...received, format: checked };
}

/** Like `receive`, for a document of any accepted format. @param name the file name that the client sent */
export async function receiveDocument(
  stream: Readable,
  name: string,
  work: WorkDirectory,
  limits: MediaLimits,
  signal?: AbortSignal,
): Promise<DocumentUpload> {
  const rule: UploadRule<'pdf' | 'office'> = {
    bytes: limits.documentBytes,
    tooLarge: sentences.largeDocument,
    headLength: pdfEdgeBytes,
    checkStart: checkDocumentStart,
    checkEnd: (tail, kind) => kind === 'office' || checkPdfEnd(tail),
  };
  const { checked: format, ...received } = await take(stream, work, rule, signal, (file, kind) =>
    kind === 'pdf' ? kind : officeFormatOf(file),
  );
  return { ...received, format, name: documentNameOf(name, format) };
}
