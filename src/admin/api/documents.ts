import type { Attachment } from '../../schema/fields/attachments.ts';
import { whileSignedIn } from '../session/sign-in-again.ts';
import { request } from './request.ts';

/** Sends a PDF that a record will hand out. Returns what the record names; throws `ApiError`. */
export async function uploadDocument(file: File, onProgress: (share: number) => void): Promise<Attachment> {
  const body = new FormData();
  body.append('attachment', file);
  const answer = await whileSignedIn(() =>
    request({ method: 'POST', path: '/attachment', body, onProgress }),
  );
  if (!isDocument(answer.body)) throw new Error('The document could not be uploaded. Please try again.');
  return answer.body;
}

/** Whether something has the shape of a stored document. */
export function isDocument(body: unknown): body is Attachment {
  return typeof body === 'object' && body !== null && 'path' in body && 'name' in body && 'size' in body;
}
