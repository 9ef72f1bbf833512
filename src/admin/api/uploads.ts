import type { Attachment } from '../../schema/fields/attachments.ts';
import { hide, readHidden } from './hidden-files.ts';
import { authorizedRequest, objectIn } from './request.ts';
import { words } from './words.ts';

/** Takes the uploaded share, 0 to 1. */
export type OnProgress = (share: number) => void;

/**
 * Sends a multipart body. Throws `ApiError`, like every call here.
 * @param unreadable the message if the answer is no object
 */
export async function sendFile<Answer extends object>(
  path: string,
  parts: Readonly<Record<string, string | File>>,
  unreadable: string,
  onProgress: OnProgress,
): Promise<Answer> {
  const body = new FormData();
  for (const [name, part] of Object.entries(parts)) body.append(name, part);
  return objectIn<Answer>(await authorizedRequest({ method: 'POST', path, body, onProgress }), unreadable);
}

/** Uploads a PDF for the attachments of a record. */
export async function uploadDocument(file: File, onProgress: OnProgress): Promise<Attachment> {
  const parts = { attachment: file };
  const document = await sendFile<Attachment>('/attachment', parts, words.documentNotUploaded, onProgress);
  hide(document.path);
  return document;
}

/** Whether a value has the shape of a stored document. */
export function isDocument(body: unknown): body is Attachment {
  return typeof body === 'object' && body !== null && 'path' in body && 'name' in body && 'size' in body;
}

/** Uploads a picture for a record. Returns its path. */
export async function uploadPicture(image: File, onProgress: OnProgress): Promise<string> {
  const unreadable = words.pictureNotUploaded;
  const { path } = await sendFile<{ path: string }>('/picture', { image }, unreadable, onProgress);
  hide(path);
  return path;
}

/**
 * Uploads a picture for rich text. Returns also its size, which the editor writes into the text, so that the layout does
 * not shift while the picture loads.
 */
export async function uploadMeasured(image: File, onProgress: OnProgress) {
  const path = await uploadPicture(image, onProgress);
  const { width, height } = await createImageBitmap(await readHidden(path));
  return { path, width, height };
}
