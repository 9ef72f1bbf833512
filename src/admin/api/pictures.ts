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
  return { path: answer.body.path, ...(await sizeOf(answer.body.path)) };
}

/** The size of a stored picture, so that the text it stands in keeps its place until it arrives. */
async function sizeOf(path: string): Promise<{ width: number; height: number }> {
  const picture = new Image();
  picture.src = path;
  await picture.decode();
  return { width: picture.naturalWidth, height: picture.naturalHeight };
}

function isPicture(body: unknown): body is { path: string } {
  return typeof body === 'object' && body !== null && 'path' in body && typeof body.path === 'string';
}
