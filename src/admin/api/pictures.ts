import { whileSignedIn } from '../session/sign-in-again.ts';
import { request } from './request.ts';

export interface UploadedPicture {
  path: string;
  width: number;
  height: number;
}

/** Sends a picture that will stand inside rich text. Returns where it is served; throws `ApiError`. */
export async function uploadPicture(
  file: File,
  onProgress: (share: number) => void = () => {},
): Promise<UploadedPicture> {
  const body = new FormData();
  body.append('image', file);
  const answer = await whileSignedIn(() => request({ method: 'POST', path: '/picture', body, onProgress }));
  if (!isPicture(answer.body)) throw new Error('The picture could not be uploaded. Please try again.');
  return answer.body;
}

function isPicture(body: unknown): body is UploadedPicture {
  return typeof body === 'object' && body !== null && 'path' in body && typeof body.path === 'string';
}
