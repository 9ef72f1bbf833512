import { Fragment } from 'react';
import type { Picture as PictureFacts } from '../view-models.ts';
import { rowsOf } from './justified-rows.ts';
import { COLUMN, Picture } from './picture.tsx';

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

/** Fewer stand at their own size rather than as wide as the page. */
const LEAST_IN_ROWS = 3;

/** How wide each picture stands in which window: its share of its row. */
function sizesIn(row: readonly number[]): string[] {
  const whole = row.reduce((sum, shape) => sum + shape, 0);
  return row.map((shape) => {
    const share = Math.ceil((100 * shape) / whole);
    return `(min-width: 75rem) ${share * 0.75}rem, (min-width: 40rem) ${share}vw, ${COLUMN}`;
  });
}

/** Pictures in rows, each in its own shape and a link to itself in full. The script opens them on the page instead. */
export function Wall({ pictures, of, lightbox }: WallProps) {
  const shapes = pictures.map(shapeOf);
  const isFew = pictures.length < LEAST_IN_ROWS;
  let from = 0;
  const rows = (isFew ? [pictures.length] : rowsOf(shapes.map((shape) => shape / 100))).map((count) => {
    const row = { from, pictures: pictures.slice(from, from + count) };
    from += count;
    return row;
  });
  return (
    <ul className={isFew ? 'wall wall-few' : 'wall'} data-lightbox={lightbox}>
      {rows.map((row) => {
        const sizes = sizesIn(shapes.slice(row.from, row.from + row.pictures.length));
        return (
          <Fragment key={row.from}>
            {row.from > 0 && <li className="wall-break" aria-hidden="true" />}
            {row.pictures.map((picture, at) => (
              <li key={picture.path} data-shape={shapes[row.from + at]}>
                <a href={picture.path}>
                  <Picture picture={picture} of={of} sizes={sizes[at] ?? ''} first={row.from + at === 0} />
                  {picture.alt === '' && (
                    <span className="unseen">
                      Picture {row.from + at + 1} of {pictures.length}
                    </span>
                  )}
                </a>
              </li>
            ))}
          </Fragment>
        );
      })}
    </ul>
  );
}
