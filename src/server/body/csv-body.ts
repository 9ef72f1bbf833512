import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { errors } from '../../errors.ts';
import { numeral, sentencesIn } from '../../languages/sentences.ts';
import { words } from './in-each.ts';
import { encodingOf } from './read-body.ts';
import { readUpTo, textOfBytes } from './read-text.ts';
import type { Body } from './upload-policy.ts';

const said = sentencesIn(words);

const MB = 1024 * 1024;
const CSV_BYTES = MB;
/** Allowance for what a multipart body has around its file. */
const MULTIPART_BYTES = 64 * 1024;

const MEDIA = new Set(['text/csv', 'text/plain', 'application/csv', 'application/vnd.ms-excel']);

const tooLarge = () => errors.tooLarge(said.csvTooLarge(numeral(CSV_BYTES / MB)));

/**
 * Reads a CSV file as the field `csv`: the whole body, or the only file of a form.
 * @throws 400 when it is no UTF-8 or none came, 413, 415
 */
export async function readCsvBody(request: FastifyRequest): Promise<Body<never>> {
  const encoding = encodingOf(request);
  const isForm = encoding === 'multipart/form-data';
  if (!isForm && !MEDIA.has(encoding)) throw errors.unsupported(said.csvMedia);
  const { bytes, isWhole } = await readUpTo(request.raw, CSV_BYTES + (isForm ? MULTIPART_BYTES : 0));
  if (!isWhole) throw tooLarge();
  const file = isForm ? await fileIn(bytes, request) : bytes;
  if (file.length > CSV_BYTES) throw tooLarge();
  return { fields: { csv: textOfBytes(file) }, uploads: new Map() };
}

/** The first file, or field `csv`, of a form that was read whole. */
function fileIn(bytes: Buffer, request: FastifyRequest): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const damaged = () => reject(errors.malformed(said.damaged));
    try {
      const limits = { fieldSize: CSV_BYTES + 1, files: 1, fields: 10 };
      const parser = new Busboy({ headers: request.headers as BusboyHeaders, limits });
      let found: Buffer | undefined;
      parser.on('field', (name, value) => {
        if (name === 'csv') found ??= Buffer.from(value);
      });
      parser.on('file', (_name, file, fileName) => {
        const chunks: Buffer[] = [];
        file.on('data', (chunk: Buffer) => chunks.push(chunk));
        file.on('error', damaged);
        // Browsers send an empty file field as a part with an empty file name.
        file.on('end', () => {
          if (fileName) found = Buffer.concat(chunks);
        });
      });
      parser.on('error', damaged);
      parser.on('finish', () => (found ? resolve(found) : reject(errors.malformed(said.noCsv))));
      parser.end(bytes);
    } catch {
      damaged();
    }
  });
}
