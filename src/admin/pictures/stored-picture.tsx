import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { hide, isHidden, readHidden } from '../api/hidden-files.ts';
import { QUIET } from '../queries.ts';

/** A file that only staff may see, kept in memory while it is shown and half a minute longer. */
const hiddenFileQuery = (path: string) =>
  queryOptions({
    queryKey: ['hidden-file', path],
    queryFn: ({ signal }) => readHidden(path, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30_000,
    retry: false,
    meta: QUIET,
  });

interface StoredPictureProps extends ComponentProps<'img'> {
  src: string;
  alt: string;
  /** Whether visitors cannot see it; by default as this window has learnt it from the record. */
  isPrivate?: boolean;
  /** Shown until the picture has loaded. */
  waiting?: ReactNode;
  /** Stands in its place where it cannot be read. */
  lost?: ReactNode;
}

/**
 * A stored picture. One without a public address is fetched as the person who is signed in, since an `<img>` sends no
 * token.
 */
export function StoredPicture({
  src: path,
  alt,
  isPrivate = isHidden(path),
  waiting,
  lost,
  ...more
}: StoredPictureProps) {
  // The address that visitors' address did not answer for.
  const [refused, setRefused] = useState<string>();
  const isFetched = isPrivate || refused === path;
  const { data, isError } = useQuery({ ...hiddenFileQuery(path), enabled: isFetched });
  const url = useObjectUrl(data);
  const src = isFetched ? url : path;
  if (isFetched && isError && lost) return lost;
  if (src === undefined && waiting) return waiting;
  const onError = () => {
    hide(path);
    setRefused(path);
  };
  return (
    <img
      {...more}
      alt={alt}
      {...(src !== undefined && { src })}
      {...(!isFetched && { onError })}
      data-path={path}
    />
  );
}

/** An address for a file in memory, revoked when the file is no longer shown; undefined until there is one. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}
