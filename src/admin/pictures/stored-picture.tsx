import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { isHidden, readHidden } from '../api/hidden-files.ts';
import { QUIET } from '../queries.ts';
import { useObjectUrl } from './use-object-url.ts';

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
  const { data, isError } = useQuery({ ...hiddenFileQuery(path), enabled: isPrivate });
  const url = useObjectUrl(data);
  const src = isPrivate ? url : path;
  if (isPrivate && isError && lost) return lost;
  if (src === undefined && waiting) return waiting;
  return <img {...more} alt={alt} {...(src !== undefined && { src })} data-path={path} />;
}
