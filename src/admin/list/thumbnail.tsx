import { pathAtWidth } from '../../schema/picture-names.ts';
import { PictureIcon } from '../icons.tsx';
import { StoredPicture } from '../pictures/stored-picture.tsx';
import { rowWords } from './words.ts';

interface ThumbnailProps {
  /** Path of a stored picture, if there is one. */
  path: string | null | undefined;
  /** Whether the picture has no public address, because its record is not live. */
  isPrivate?: boolean;
}

/** The first picture of a record in its row. */
export function Thumbnail({ path, isPrivate = false }: ThumbnailProps) {
  if (!path) return <NoPicture />;
  return (
    <StoredPicture
      src={pathAtWidth(path, 320)}
      alt=""
      isPrivate={isPrivate}
      waiting={<NoPicture />}
      lost={<NoPicture />}
      className="thumbnail"
      height={80}
      loading="lazy"
      decoding="async"
    />
  );
}

function NoPicture() {
  return (
    <span className="no-picture">
      <PictureIcon />
      <span className="visually-hidden">{rowWords.noPicture}</span>
    </span>
  );
}
