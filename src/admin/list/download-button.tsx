import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { type ApiRequest, authorizedRequest } from '../api/request.ts';
import { useOneMutation } from '../queries.ts';
import { downloadWords } from './words.ts';

export interface NamedFile {
  name: string;
  blob: Blob;
}

/** Reads a file, under the server's name for it, else under `name`. */
export async function readFile(call: ApiRequest, name: string): Promise<NamedFile> {
  const { body, header } = await authorizedRequest({ ...call, isFile: true });
  if (!(body instanceof Blob)) throw new Error(downloadWords.notArrived);
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

interface DownloadButtonProps extends Pick<ButtonProps, 'size'> {
  read: () => Promise<NamedFile>;
  children: ReactNode;
}

/** Downloads a file that only a call with the token gets, so that a plain link could not. */
export function DownloadButton({ read, children, ...look }: DownloadButtonProps) {
  const { mutate, isPending } = useOneMutation({
    mutationFn: read,
    onSuccess: saveFile,
    // Personal data is not cached after the download.
    gcTime: 0,
  });
  return (
    <Button
      variant="default"
      {...look}
      aria-disabled={isPending}
      data-busy={isPending || undefined}
      onClick={() => mutate()}
    >
      {children}
    </Button>
  );
}
