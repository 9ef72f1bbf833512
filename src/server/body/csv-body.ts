import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { errors } from '../../errors.ts';
import { numeral, sentencesIn } from '../../languages/sentences.ts';
import { inMegabytes, MAX_CSV_BYTES } from '../../schema/refused-file.ts';
import { MAX_PARTS } from './fields.ts';
import { encodingOf } from './read-body.ts';
import { readUpTo, textOfBytes } from './read-text.ts';
import type { Body } from './upload-policy.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

/** Allowance for what a multipart body has around its file. */
const MULTIPART_BYTES = 64 * 1024;

const MEDIA = new Set(['text/csv', 'text/plain', 'application/csv', 'application/vnd.ms-excel']);

const tooLarge = () => errors.tooLarge(sentences.csvTooLarge(numeral(inMegabytes(MAX_CSV_BYTES))));

/**
 * Reads a CSV file as the field `csv`: the whole body, or the only file of a form.
 * @throws 400 when it is no UTF-8 or none came, 413, 415
 */
export async function readCsvBody(request: FastifyRequest): Promise<Body<never>> {
  const encoding = encodingOf(request);
  const isForm = encoding === 'multipart/form-data';
  if (!isForm && !MEDIA.has(encoding)) throw errors.unsupported(sentences.csvMedia);
  const { bytes, isWhole } = await readUpTo(request.raw, MAX_CSV_BYTES + (isForm ? MULTIPART_BYTES : 0));
  if (!isWhole) throw tooLarge();
  const file = isForm ? await fileIn(bytes, request) : bytes;
  if (file.length > MAX_CSV_BYTES) throw tooLarge();
  return { fields: { csv: textOfBytes(file) }, uploads: new Map() };
}

/** The first file, or field `csv`, of a form that was read whole. */
function fileIn(bytes: Buffer, request: FastifyRequest): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const damaged = () => reject(errors.malformed(sentences.damaged));
    try {
      // Texts too arrive as bytes: the parser would replace what is not UTF-8.
      const parser = new Busboy({
        headers: request.headers as BusboyHeaders,
        limits: { parts: MAX_PARTS },
        isPartAFile: () => true,
      });
      let field: Buffer | undefined;
      let file: Buffer | undefined;
      parser.on('file', (name, part, fileName: string | undefined) => {
        const chunks: Buffer[] = [];
        part.on('data', (chunk: Buffer) => chunks.push(chunk));
        part.on('error', damaged);
        part.on('end', () => {
          // Browsers send an empty file field as a part with an empty file name.
          if (fileName) file ??= Buffer.concat(chunks);
          else if (fileName === undefined && name === 'csv') field ??= Buffer.concat(chunks);
        });
      });
      parser.on('error', damaged);
      parser.on('finish', () => {
        const found = file ?? field;
        if (found) resolve(found);
        else reject(errors.malformed(sentences.noCsv));
      });
      parser.end(bytes);
    } catch {
      damaged();
    }
  });
}
