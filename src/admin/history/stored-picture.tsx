import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { fileQuery } from './history-queries.ts';
import { useObjectUrl } from './use-object-url.ts';
import { words } from './words.ts';

interface StoredPictureProps {
  path: string;
  alt: string;
  /** Paths that visitors can read; any other picture is fetched as the staff that may see it. */
  livePaths: ReadonlySet<string>;
}

/** A picture of any version. */
export function StoredPicture({ path, alt, livePaths }: StoredPictureProps) {
  if (livePaths.has(path)) return <img src={path} alt={alt} loading="lazy" />;
  return <PrivatePicture path={path} alt={alt} />;
}

function PrivatePicture({ path, alt }: { path: string; alt: string }) {
  const { data, isError } = useQuery(fileQuery(path));
  const url = useObjectUrl(data);
  if (isError) return <p className="field-hint">{words.pictureLost}</p>;
  if (!url)
    return (
      <span aria-busy="true">
        <Skeleton height={120} width={180} />
      </span>
    );
  return <img src={url} alt={alt} />;
}
