import { DOCUMENT_ENDINGS } from '../../schema/document-names.ts';
import { uploadsPath } from '../../schema/picture-names.ts';
import { authorizedRequest } from './request.ts';
import { words } from './words.ts';

/** Paths of pictures and documents that visitors cannot see, as this window has learnt them. */
const hidden = new Set<string>();

const PATHS = new RegExp(String.raw`/uploads/[0-9a-f]{32}\.(?:webp|${DOCUMENT_ENDINGS})`, 'g');

/** All files that a record names anywhere in its values; they are public while it is live. */
export const filesIn = (value: unknown): string[] => JSON.stringify(value ?? null).match(PATHS) ?? [];

/**
 * Tells which files of a record have no public address: those that only its draft, or a version, names.
 * @param open what visitors see of the record
 * @param others what else staff see of it
 */
export function noteHidden(open: unknown, ...others: readonly unknown[]): void {
  const known = new Set(filesIn(open));
  for (const path of others.flatMap(filesIn)) if (!known.has(path)) hidden.add(path);
  for (const path of known) hidden.delete(path);
}

/** Tells that a file has no public address: it was just uploaded, or visitors' address does not answer. */
export const hide = (path: string): void => {
  hidden.add(fullPath(path));
};

/** The path of the full picture, of which this may be a narrower copy. */
const fullPath = (path: string) => path.replace(/-\d+\.webp$/, '.webp');

export const isHidden = (path: string): boolean => hidden.has(fullPath(path));

/** Reads a stored file that only staff may see. @param path as in records @throws `ApiError` */
export async function readHidden(path: string, signal?: AbortSignal): Promise<Blob> {
  const name = path.slice(uploadsPath.length);
  const { body } = await authorizedRequest({
    path: `/manage/file/${encodeURIComponent(name)}`,
    isFile: true,
    signal,
  });
  if (!(body instanceof Blob)) throw new Error(words.fileUnread);
  return body;
}

/**
 * Shows a stored picture, also one that visitors cannot see. Whether they can, this window may not know yet, as of a
 * text that is pasted from another one: what cannot be loaded is read as the person who is signed in.
 * @returns ends it
 */
export function showStored(path: string, picture: HTMLImageElement): () => void {
  const show = (src: string) => {
    picture.src = src;
  };
  if (!isHidden(path)) {
    let end = () => {};
    picture.onerror = () => {
      hide(path);
      end = showStored(path, picture);
    };
    show(path);
    return () => end();
  }
  picture.onerror = null;
  const ending = new AbortController();
  let url = '';
  const showFile = (file: Blob) => {
    if (ending.signal.aborted) return;
    url = URL.createObjectURL(file);
    show(url);
  };
  // What cannot be read is not shown.
  readHidden(path, ending.signal).then(showFile, () => {});
  return () => {
    ending.abort();
    if (url !== '') URL.revokeObjectURL(url);
  };
}
