import { uploadsPath } from './picture-names.ts';

/** Names files and URLs of stored documents; free of Node, so that pages may use it too. */

/** The documents that are handed out, by the ending of their files: how they are served, and what people call them. */
export const DOCUMENT_FORMATS = {
  pdf: { media: 'application/pdf', label: 'PDF' },
  docx: { media: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', label: 'Word' },
  xlsx: { media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', label: 'Excel' },
  pptx: {
    media: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    label: 'PowerPoint',
  },
  odt: { media: 'application/vnd.oasis.opendocument.text', label: 'OpenDocument' },
  ods: { media: 'application/vnd.oasis.opendocument.spreadsheet', label: 'OpenDocument' },
} as const;

export type DocumentFormat = keyof typeof DOCUMENT_FORMATS;
export const documentFormats = Object.keys(DOCUMENT_FORMATS) as DocumentFormat[];

/** Their endings, to put into a pattern: in a group of its own. */
export const DOCUMENT_ENDINGS = `(?:${documentFormats.join('|')})`;

/** What an input for files offers to choose. */
export const ACCEPTED_DOCUMENTS = documentFormats
  .flatMap((format) => [DOCUMENT_FORMATS[format].media, `.${format}`])
  .join();

const fileName = new RegExp(String.raw`^([0-9a-f]{32})\.${DOCUMENT_ENDINGS}$`);
const ending = new RegExp(String.raw`\.${DOCUMENT_ENDINGS}\s*$`, 'i');

/** The format of a document by the ending of its path or file name. */
export const formatAt = (name: string): DocumentFormat =>
  documentFormats.find((format) => name.endsWith(`.${format}`)) ?? 'pdf';

/** The name of a document without the ending that says its format. */
export const withoutEnding = (name: string): string => name.replace(ending, '');

/** `/uploads/<id>.pdf`, the path of the document `id` (32 hexadecimal characters) in rows and pages. */
export function documentPathOf(id: string, format: DocumentFormat = 'pdf'): string {
  return `${uploadsPath}${id}.${format}`;
}

/** The id in a stored document's file name, or null for a foreign name. */
export function documentIdOf(name: string): string | null {
  return fileName.exec(name)?.[1] ?? null;
}

/** Whether `path` has the form of a stored document's path. */
export function isDocumentPath(path: string): boolean {
  return path.startsWith(uploadsPath) && fileName.test(path.slice(uploadsPath.length));
}

const LONGEST_NAME = 200;

/**
 * The name under which a document is downloaded: the upload's own name without path separators, line breaks and
 * characters that change the writing direction. Every script stays, with the joiners that it needs.
 * @returns at most 200 characters, with the ending of the format
 */
export function documentNameOf(uploaded: string, format: DocumentFormat = 'pdf'): string {
  const name = plainNameOf(uploaded, ending, LONGEST_NAME - format.length - 1);
  return `${name || 'document'}.${format}`;
}

/**
 * The name that a client sent with a file, in the same plain form.
 * @param ending is left out
 * @param most characters
 */
export function plainNameOf(uploaded: string, ending: RegExp, most = LONGEST_NAME): string {
  const last = uploaded.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const words = last
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/(?![\u200c\u200d])[\p{Cf}\p{Co}\p{Cn}\ufffd]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(ending, '')
    .replace(/^[\s.]+|[\s.]+$/gu, '');
  return [...words].slice(0, most).join('').trimEnd();
}
