import type { picturesSection } from '../../content/sections/pictures.ts';
import { PhotoGrid } from '../components/photo-grid.tsx';
import type { SectionProps } from './section-props.ts';

export function Pictures({ id, pictures, pictureOf, frame }: SectionProps<typeof picturesSection>) {
  const shown = pictures.flatMap(({ picture, caption }) => {
    const stored = pictureOf(picture);
    return stored ? [{ ...stored, ...(caption && { caption }) }] : [];
  });
  if (shown.length === 0) return null;
  return <PhotoGrid pictures={shown} of={id} lightbox={frame.assets.islands?.lightbox?.src} />;
}
