import type { Attachment } from '../../schema/fields/attachments.ts';
import { hide, readHidden } from './hidden-files.ts';
import { authorizedRequest, objectIn } from './request.ts';
import { words } from './words.ts';

/** Uploads a PDF for the attachments of a record. Returns the stored document; throws `ApiError`. */
export async function uploadDocument(file: File, onProgress: (share: number) => void): Promise<Attachment> {
  const answer = await upload('attachment', '/attachment', file, onProgress);
  const document = objectIn<Attachment>(answer, words.documentNotUploaded);
  hide(document.path);
  return document;
}

/** Uploads a file that belongs to no record yet. */
function upload(field: string, path: string, file: File, onProgress: (share: number) => void) {
  const body = new FormData();
  body.append(field, file);
  return authorizedRequest({ method: 'POST', path, body, onProgress });
}

/** Whether a value has the shape of a stored document. */
export function isDocument(body: unknown): body is Attachment {
  return typeof body === 'object' && body !== null && 'path' in body && 'name' in body && 'size' in body;
}

/**
 * Uploads a picture for rich text. Returns its path and size, which the editor writes into the text, so that the layout does
 * not shift while the picture loads. Throws `ApiError`.
 */
export async function uploadPicture(
  file: File,
  onProgress: (share: number) => void = () => {},
): Promise<{ path: string; width: number; height: number }> {
  const answer = await upload('image', '/picture', file, onProgress);
  const { path } = objectIn<{ path: string }>(answer, words.pictureNotUploaded);
  hide(path);
  const { width, height } = await createImageBitmap(await readHidden(path));
  return { path, width, height };
}
