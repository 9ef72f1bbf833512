import type { Attachment } from '../../schema/fields/attachments.ts';
import { hide, readHidden } from './hidden-files.ts';
import { authorizedRequest } from './request.ts';
import { words } from './words.ts';

/** Uploads a PDF for the attachments of a record. Returns the stored document; throws `ApiError`. */
export async function uploadDocument(file: File, onProgress: (share: number) => void): Promise<Attachment> {
  const body = new FormData();
  body.append('attachment', file);
  const response = await authorizedRequest({ method: 'POST', path: '/attachment', body, onProgress });
  if (!isDocument(response.body)) throw new Error(words.documentNotUploaded);
  hide(response.body.path);
  return response.body;
}

/** Whether a value has the shape of a stored document. */
export function isDocument(body: unknown): body is Attachment {
  return typeof body === 'object' && body !== null && 'path' in body && 'name' in body && 'size' in body;
}

interface UploadedPicture {
  path: string;
  width: number;
  height: number;
}

/** Uploads a picture for rich text. Returns its path and size; throws `ApiError`. */
export async function uploadPicture(
  file: File,
  onProgress: (share: number) => void = () => {},
): Promise<UploadedPicture> {
  const body = new FormData();
  body.append('image', file);
  const response = await authorizedRequest({ method: 'POST', path: '/picture', body, onProgress });
  if (!isPicture(response.body)) throw new Error(words.pictureNotUploaded);
  hide(response.body.path);
  return { path: response.body.path, ...(await sizeOf(response.body.path)) };
}

/**
 * The size of a stored picture. The editor writes it into the text, so that the layout does not shift while
 * the picture loads.
 */
async function sizeOf(path: string): Promise<{ width: number; height: number }> {
  const { width, height } = await createImageBitmap(await readHidden(path));
  return { width, height };
}

function isPicture(body: unknown): body is { path: string } {
  return typeof body === 'object' && body !== null && 'path' in body && typeof body.path === 'string';
}
