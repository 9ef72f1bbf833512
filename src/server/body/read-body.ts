import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { errors } from '../../errors.ts';
import { sentencesIn } from '../../languages/sentences.ts';
import { type Received, refusalOf } from '../../media/index.ts';
import { addField, jsonCheck, MAX_FIELDS, MAX_PARTS, parseForm, parseJson } from './fields.ts';
import { ownTurn } from './own-turn.ts';
import { MAX_PART_HEADER_BYTES, partHeaderCheck } from './part-headers.ts';
import { exactTextOf, readText, tooLongBody } from './read-text.ts';
import type { Body, UploadPolicy } from './upload-policy.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

/** Maximum length of a body without its files on admin routes (requirement 12.7). */
export const ADMIN_BODY_BYTES = 5 * 1024 * 1024;
/** Maximum length of a body on open routes. */
export const OPEN_BODY_BYTES = 64 * 1024;

export interface BodyRules<U extends Received> {
  /** Maximum bytes without files. */
  limit: number;
  /** Without a policy, files are discarded unread. */
  policy?: UploadPolicy<U>;
}

/** Media type of the body without parameters; empty if the request has none. */
export function encodingOf(request: FastifyRequest): string {
  return (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/**
 * Reads a body as JSON, form or multipart. The caller owns the uploads and discards them in the end.
 * @throws 400 when it is malformed, 413 when it is too large, 415 for any other media type
 */
export async function readBody<U extends Received = never>(
  request: FastifyRequest,
  { limit, policy }: BodyRules<U>,
): Promise<Body<U>> {
  const encoding = encodingOf(request);
  const stream = request.raw;
  if (encoding === 'multipart/form-data') return readMultipart(request, { limit, policy });
  if (encoding === 'application/json') {
    const text = await readText(stream, limit, jsonCheck());
    const fields = parseJson(text);
    await ownTurn(text.length);
    return { fields, uploads: new Map() };
  }
  if (encoding === 'application/x-www-form-urlencoded') {
    return { fields: parseForm(await readText(stream, limit)), uploads: new Map() };
  }
  if (encoding === '' && (await readText(stream, limit)) === '') return { fields: {}, uploads: new Map() };
  throw errors.unsupported(sentences.encoding);
}

/** Allowance for part headers and boundaries, which count neither as text nor as files. */
const OVERHEAD_BYTES = 1024 * 1024;

interface MultipartRules<U extends Received> {
  /** Bytes of all text fields together. */
  limit: number;
  policy: UploadPolicy<U> | undefined;
}

/**
 * Reads a multipart body: text fields into memory, files by the upload policy into staged files. If the body is
 * malformed, too large or cut off, all staged files are discarded.
 * @throws 400, 413, and the policy's errors
 */
export function readMultipart<U extends Received>(
  request: FastifyRequest,
  { limit, policy }: MultipartRules<U>,
): Promise<Body<U>> {
  const stream = request.raw;
  const texts: { name: string; chunks: Buffer[] }[] = [];
  const received: { name: string; upload: Promise<U> }[] = [];
  const stop = new AbortController();
  const malformed = () => errors.malformed(sentences.damaged);
  // A connection that broke off before, as during the look-up of the session, emits nothing any more.
  if (stream.destroyed) return Promise.reject(malformed());

  return new Promise<Body<U>>((resolve, reject) => {
    let parser: ReturnType<typeof Busboy>;
    try {
      parser = new Busboy({
        headers: request.headers as BusboyHeaders,
        limits: {
          parts: MAX_PARTS,
          // Longer headers are refused by `hasShortHeaders`, so the parser truncates none.
          headerPairs: MAX_PART_HEADER_BYTES,
          headerSize: 2 * MAX_PART_HEADER_BYTES,
        },
        // Texts too arrive as bytes: the parser would decode megabytes slowly, and replace what is not UTF-8.
        isPartAFile: () => true,
      });
    } catch {
      reject(malformed());
      return;
    }
    const hasShortHeaders = partHeaderCheck(request.headers['content-type'] ?? '');
    let isOver = false;
    let textBytes = 0;
    let bodyBytes = 0;
    let files = 0;
    let hasFiles = false;

    const fail = (reason: unknown) => {
      if (isOver) return;
      isOver = true;
      stream.unpipe(parser);
      stream.off('data', count);
      stop.abort(reason);
      parser.destroy();
      void settleAll(received).then(async ({ uploads }) => {
        await policy?.discard(uploads.map(({ upload }) => upload));
        reject(reason);
      });
    };
    const count = (chunk: Buffer) => {
      bodyBytes += chunk.length;
      if (!hasShortHeaders(chunk)) fail(malformed());
      if (bodyBytes > limit + OVERHEAD_BYTES + (policy ? policy.maxFiles * policy.maxFileBytes : 0))
        fail(tooLongBody(limit));
    };

    const takeText = (name: string, part: Readable) => {
      const chunks: Buffer[] = [];
      texts.push({ name, chunks });
      part.on('data', (chunk: Buffer) => {
        textBytes += chunk.length;
        if (textBytes > limit) fail(tooLongBody(limit));
        else chunks.push(chunk);
      });
    };
    const takeFile = ({ receive }: UploadPolicy<U>, name: string, part: Readable, fileName: string) => {
      const index = received.filter((other) => other.name === name).length;
      const sent = { field: name, index, name: fileName };
      const upload = receive(part, fileName, stop.signal).then(
        (arrived) => Object.assign(arrived, { sent }),
        (error: unknown) => Promise.reject(refusalOf(error, sent)),
      );
      upload.catch(fail);
      received.push({ name, upload });
    };
    parser.on('file', (name, part, fileName: string | undefined, _encoding, type) => {
      part.on('error', () => {});
      const isText = fileName === undefined && type !== 'application/octet-stream';
      if (!isText) files += 1;
      hasFiles ||= Boolean(fileName);
      if (isText && texts.length === MAX_FIELDS) fail(errors.malformed(sentences.tooManyFields));
      // Without a policy, files are discarded unread.
      if (policy && files > policy.maxFiles) fail(errors.malformed(policy.tooManyMessage));
      if (isOver) part.resume();
      else if (isText) takeText(name, part);
      // Browsers send an empty file field as a part with an empty file name.
      else if (policy && fileName) takeFile(policy, name, part, fileName);
      else part.resume();
    });
    parser.on('partsLimit', () => fail(errors.malformed(sentences.tooManyFields)));
    parser.on('error', () => fail(malformed()));
    parser.on('finish', () => {
      if (!hasFiles && bodyBytes > limit) fail(tooLongBody(limit));
      if (isOver) return;
      void settleAll(received).then(async ({ uploads, failure }) => {
        await ownTurn(textBytes);
        if (isOver) return;
        if (failure) {
          fail(failure);
          return;
        }
        try {
          const fields: Record<string, unknown> = {};
          for (const { name, chunks } of texts) addField(fields, name, exactTextOf(Buffer.concat(chunks)));
          const byField = new Map<string, U[]>();
          for (const { name, upload } of uploads) byField.set(name, [...(byField.get(name) ?? []), upload]);
          isOver = true;
          resolve({ fields, uploads: byField });
        } catch (error) {
          fail(error);
        }
      });
    });
    stream.on('data', count);
    stream.once('aborted', () => fail(malformed()));
    stream.once('error', () => fail(malformed()));
    stream.pipe(parser);
  });
}

async function settleAll<U>(received: readonly { name: string; upload: Promise<U> }[]) {
  const uploads: { name: string; upload: U }[] = [];
  let failure: unknown;
  for (const { name, upload } of received) {
    try {
      uploads.push({ name, upload: await upload });
    } catch (error) {
      failure ??= error;
    }
  }
  return { uploads, failure };
}
