import type { Picture as PictureFacts } from '../model.ts';
import { Picture } from './picture.tsx';

/** Width of a hundred of height, for the shapes that `wall.css` knows: those of cameras, paper and screens, and between. */
const SHAPES = [50, 56, 62, 67, 75, 80, 90, 100, 112, 125, 133, 141, 150, 160, 178, 200, 235, 265, 300];

/** The known shape that is nearest; very long pictures are cut to the longest of them. */
export function shapeOf({ width, height }: Pick<PictureFacts, 'width' | 'height'>): number {
  const distance = (shape: number) => Math.abs(Math.log((100 * width) / height / shape));
  return SHAPES.reduce((best, shape) => (distance(shape) < distance(best) ? shape : best));
}

interface WallProps {
  pictures: readonly PictureFacts[];
  /** Id of the record that they belong to. */
  of: string;
  /** Address of the script that shows them on the page; without it they are plain links. */
  lightbox: string | undefined;
}

/** Pictures in rows, each in its own shape and a link to itself in full. The script opens them on the page instead. */
export function Wall({ pictures, of, lightbox }: WallProps) {
  return (
    <ul className={pictures.length < 3 ? 'wall wall-few' : 'wall'} data-lightbox={lightbox}>
      {pictures.map((picture, at) => (
        <li key={picture.path} data-shape={shapeOf(picture)}>
          <a href={picture.path}>
            <Picture
              picture={picture}
              of={of}
              sizes="(min-width: 75rem) 26rem, (min-width: 40rem) 46vw, 100vw"
              first={at === 0}
            />
            {picture.alt === '' && (
              <span className="unseen">
                Picture {at + 1} of {pictures.length}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
