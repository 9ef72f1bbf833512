import { uploadsPath } from './picture-names.ts';

/** The one rule of how a stored document's file and address are named; free of Node, so that pages may use it too. */

const fileName = /^([0-9a-f]{32})\.pdf$/;

/** `/uploads/<id>.pdf`, the path by which rows and pages know the document `id` (32 hexadecimal characters). */
export function documentPathOf(id: string): string {
  return `${uploadsPath}${id}.pdf`;
}

/** The id in a stored document's file name, or null for a foreign name. */
export function documentIdOf(name: string): string | null {
  return fileName.exec(name)?.[1] ?? null;
}

/** Whether `path` can be a stored document's. */
export function isDocumentPath(path: string): boolean {
  return path.startsWith(uploadsPath) && fileName.test(path.slice(uploadsPath.length));
}

const LONGEST_NAME = 200;
const ENDING = '.pdf';

/**
 * The name under which a document is handed out: the upload's own, of which nothing is left that could lead to another
 * folder, end a header or turn the direction of writing round. Any script stays, also the joiners that it needs.
 * @returns at most 200 characters, ending in `.pdf`
 */
export function documentNameOf(uploaded: string): string {
  const last = uploaded.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const words = last
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/(?![\u200c\u200d])[\p{Cf}\p{Co}\p{Cn}\ufffd]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/\.pdf\s*$/i, '')
    .replace(/^[\s.]+|[\s.]+$/gu, '');
  const kept = [...words]
    .slice(0, LONGEST_NAME - ENDING.length)
    .join('')
    .trimEnd();
  return `${kept || 'document'}${ENDING}`;
}
