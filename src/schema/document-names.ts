import { uploadsPath } from './picture-names.ts';

/** Names files and URLs of stored documents; free of Node, so that pages may use it too. */

const fileName = /^([0-9a-f]{32})\.pdf$/;

/** `/uploads/<id>.pdf`, the path of the document `id` (32 hexadecimal characters) in rows and pages. */
export function documentPathOf(id: string): string {
  return `${uploadsPath}${id}.pdf`;
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
const ENDING = '.pdf';

/**
 * The name under which a document is downloaded: the upload's own name without path separators, line breaks and
 * characters that change the writing direction. Every script stays, with the joiners that it needs.
 * @returns at most 200 characters, ending in `.pdf`
 */
export function documentNameOf(uploaded: string): string {
  const name = plainNameOf(uploaded, /\.pdf\s*$/i, LONGEST_NAME - ENDING.length);
  return `${name || 'document'}${ENDING}`;
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
