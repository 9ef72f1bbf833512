import { type ApiRequest, authorizedRequest } from '../api/request.ts';

/** A file to download. */
export interface NamedFile {
  name: string;
  blob: Blob;
}

/**
 * Reads a file, under the server's name for it, else under `name`.
 * @param notArrived the message if the response is no file
 */
export async function readFile(call: ApiRequest, name: string, notArrived: string): Promise<NamedFile> {
  const { body, header } = await authorizedRequest({ ...call, isFile: true });
  if (!(body instanceof Blob)) throw new Error(notArrived);
  const given = /filename="([^"]+)"/.exec(header('Content-Disposition') ?? '')?.[1];
  return { name: given ?? name, blob: body };
}

/** Puts a file among the browser's downloads. */
export function saveFile({ name, blob }: NamedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has read the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
