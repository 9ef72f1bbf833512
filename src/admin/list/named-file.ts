import type { ApiResponse } from '../api/request.ts';

/** A file to download. */
export interface NamedFile {
  name: string;
  blob: Blob;
}

/** The file of an answer, under the name that the server gives, else under `name`; null if the answer is none. */
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
  // By then the browser has read the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
