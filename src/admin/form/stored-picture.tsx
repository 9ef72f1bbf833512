import { type ComponentProps, useEffect, useState } from 'react';
import { isHidden, showStored } from '../api/hidden-files.ts';

/** A stored picture. One without a public address is fetched as the person who is signed in. */
export function StoredPicture({
  src: path,
  alt,
  ...more
}: ComponentProps<'img'> & { src: string; alt: string }) {
  const [url, setUrl] = useState<{ of: string; src: string } | null>(null);
  useEffect(() => {
    if (isHidden(path)) return showStored(path, (src) => setUrl({ of: path, src }));
  }, [path]);
  const src = isHidden(path) ? (url?.of === path ? url.src : undefined) : path;
  return <img {...more} alt={alt} {...(src !== undefined && { src })} data-path={path} />;
}
