import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors } from '../errors.ts';
import type { Media } from '../media/index.ts';

type File = NonNullable<Awaited<ReturnType<Media['open']>>>;

interface RangeAnswer {
  request: FastifyRequest;
  reply: FastifyReply;
  file: File;
  /** With quotes. */
  etag: string;
  /** Opens a part of the same file. */
  openPart(range: { start: number; end: number }): Promise<File | null>;
}

/**
 * Sends a file, or the part of it that `Range` asks for (RFC 9110, section 14). Several ranges at once are answered
 * with the whole file, which the standard allows.
 * @throws 416 for a range beyond the file
 */
export async function sendRange({
  request,
  reply,
  file,
  etag,
  openPart,
}: RangeAnswer): Promise<FastifyReply> {
  reply.header('accept-ranges', 'bytes');
  const range = isRangeValid(request, etag) ? rangeIn(request.headers.range, file.size) : null;
  if (range === null) return reply.header('content-length', file.size).send(file.stream);
  file.stream.destroy();
  if (range === 'beyond') throw errors.beyondEnd(file.size);
  const part = await openPart(range);
  // Removed in between.
  if (!part) throw errors.notFound('file');
  return reply
    .code(206)
    .headers({
      'content-range': `bytes ${range.start}-${range.end}/${file.size}`,
      'content-length': range.end - range.start + 1,
    })
    .send(part.stream);
}

/** Whether `Range` counts: with `If-Range` only for the version that the client has. */
function isRangeValid({ method, headers }: FastifyRequest, etag: string): boolean {
  const condition = headers['if-range'];
  return method === 'GET' && (condition === undefined || condition === etag);
}

/** @returns null for no range, several ranges, or an invalid one */
export function rangeIn(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'beyond' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'beyond' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'beyond' : { start, end };
}
