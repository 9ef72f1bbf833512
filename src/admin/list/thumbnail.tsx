import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pathAtWidth } from '../../schema/picture-names.ts';
import { readStaffFile } from '../api/managed.ts';
import { PictureIcon } from '../icons.tsx';
import { QUIET } from '../queries.ts';

interface ThumbnailProps {
  /** Path of a stored picture, if there is one. */
  path: string | null | undefined;
  /** Whether the picture has no public address, because its record is not live. */
  isPrivate?: boolean;
}

/** The first picture of a record in its row. */
export function Thumbnail({ path, isPrivate = false }: ThumbnailProps) {
  if (!path) return <NoPicture />;
  const narrow = pathAtWidth(path, 320);
  return isPrivate ? <PrivatePicture path={narrow} /> : <Picture src={narrow} />;
}

function Picture({ src }: { src: string }) {
  return <img className="thumbnail" src={src} alt="" height={80} loading="lazy" decoding="async" />;
}

function NoPicture() {
  return (
    <span className="no-picture">
      <PictureIcon />
      <span className="visually-hidden">None</span>
    </span>
  );
}

/** A picture that only staff may see. An `<img>` sends no token, so it is fetched and shown from memory. */
function PrivatePicture({ path }: { path: string }) {
  const { data } = useQuery({
    queryKey: ['staff-file', path],
    queryFn: ({ signal }) => readStaffFile(path, signal),
    staleTime: Number.POSITIVE_INFINITY,
    meta: QUIET,
  });
  const [src, setSrc] = useState('');
  useEffect(() => {
    if (!data) return;
    const url = URL.createObjectURL(data);
    setSrc(url);
    return () => URL.revokeObjectURL(url);
  }, [data]);
  return src === '' ? <NoPicture /> : <Picture src={src} />;
}
