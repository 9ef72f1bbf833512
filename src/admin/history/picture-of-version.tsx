import { Skeleton } from '@mantine/core';
import { StoredPicture } from '../pictures/stored-picture.tsx';
import { words } from './words.ts';

interface PictureOfVersionProps {
  path: string;
  alt: string;
  /** Paths that visitors can read; any other picture is fetched as the staff that may see it. */
  livePaths: ReadonlySet<string>;
}

/** A picture of any version. */
export function PictureOfVersion({ path, alt, livePaths }: PictureOfVersionProps) {
  return (
    <StoredPicture
      src={path}
      alt={alt}
      loading="lazy"
      isPrivate={!livePaths.has(path)}
      waiting={
        <span aria-busy="true">
          <Skeleton height={120} width={180} />
        </span>
      }
      lost={<span className="field-hint">{words.pictureLost}</span>}
    />
  );
}
