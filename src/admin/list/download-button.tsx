import { Button, type ButtonProps } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type NamedFile, saveFile } from './named-file.ts';

interface DownloadButtonProps extends Pick<ButtonProps, 'size'> {
  read: () => Promise<NamedFile>;
  children: ReactNode;
}

/** Downloads a file that only a call with the token gets, so that a plain link could not. */
export function DownloadButton({ read, children, ...look }: DownloadButtonProps) {
  const { mutate, isPending } = useMutation({
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
      onClick={() => isPending || mutate()}
    >
      {children}
    </Button>
  );
}
