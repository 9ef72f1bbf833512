import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { words } from './words.ts';

const said = sentencesIn(words);

/** Bytes at either end of a file in which PDF readers look for the markers. */
export const pdfEdgeBytes = 1024;

// Some programs write a byte order mark or empty lines first; every reader accepts that.
const beginning = /^(?:\xef\xbb\xbf)?[\t\n\f\r ]*%PDF-[12]\./;
const ending = '%%EOF';

/** @throws `unsupported` unless the file starts like a PDF, whatever its name */
export function checkPdfStart(head: Buffer): void {
  if (head.length === 0) throw errors.unsupported(said.emptyPdf);
  if (!beginning.test(head.toString('latin1'))) throw errors.unsupported(said.noPdf);
}

/** @throws `unsupported` unless the file ends like a PDF: no reader opens a truncated one */
export function checkPdfEnd(tail: Buffer): void {
  if (!tail.toString('latin1').includes(ending)) throw errors.unsupported(said.damagedPdf);
}
