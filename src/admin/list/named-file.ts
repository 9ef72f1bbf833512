import type { ApiResponse } from '../api/request.ts';

/** A file to download. */
export interface NamedFile {
  name: string;
  blob: Blob;
}

/** The file in a response, under the server's name for it, else under `name`; null if there is no file. */
export function fileOf({ body, header }: ApiResponse, name: string): NamedFile | null {
  if (!(body instanceof Blob)) return null;
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
