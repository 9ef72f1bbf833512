import { Fragment } from 'react';
import { usePageLanguage, useWords } from '../language.tsx';
import type { Picture as PictureFacts } from '../view-models.ts';
import { COLUMN, Picture } from './picture.tsx';
import { words as inEach } from './words.ts';

/** Aspect ratios × 100 that `photo-grid.css` has a rule for: those of cameras, paper and screens, and between. */
const SHAPES = [50, 56, 62, 67, 75, 80, 90, 100, 112, 125, 133, 141, 150, 160, 178, 200, 235, 265, 300];

/** The nearest of these ratios; longer pictures are cropped to the longest. */
export function shapeOf({ width, height }: Pick<PictureFacts, 'width' | 'height'>): number {
  const distance = (shape: number) => Math.abs(Math.log((100 * width) / height / shape));
  return SHAPES.reduce((best, shape) => (distance(shape) < distance(best) ? shape : best));
}

interface PhotoGridProps {
  pictures: readonly PictureFacts[];
  /** Id of the record that they belong to. */
  of: string;
  /** URL of the island that opens them on the page; without it they are plain links. */
  lightbox: string | undefined;
  /** Whether the first of them is the first picture of the page, which loads eagerly. */
  first?: boolean;
}

/** Fewer pictures keep their own size instead of filling the page's width. */
const MIN_FOR_ROWS = 3;

/** Aspect ratio of the first row, which shows its pictures largest, and of the rows after it. */
const FIRST_ROW = 3.1;
const OTHER_ROWS = 3.9;

/**
 * Distributes pictures over justified rows, all as wide as the page, so that the rows are as equal in height as the
 * pictures' order allows. Finds the optimum by dynamic programming, as TeX breaks lines.
 * @param shapes aspect ratio of each picture, in order
 * @returns the number of pictures in each row
 */
export function justifiedRows(shapes: readonly number[]): number[] {
  // At index n: the least cost of the first n pictures, and how many of them the last row then has.
  const best = [{ cost: 0, last: 0 }];
  for (let end = 1; end <= shapes.length; end += 1) {
    let least = { cost: Number.POSITIVE_INFINITY, last: end };
    let width = 0;
    for (let start = end - 1; start >= 0; start -= 1) {
      width += shapes[start] ?? 0;
      const ideal = start === 0 ? FIRST_ROW : OTHER_ROWS;
      const cost = (best[start]?.cost ?? 0) + Math.log(width / ideal) ** 2;
      if (cost <= least.cost) least = { cost, last: end - start };
      if (width > 2 * OTHER_ROWS) break;
    }
    best.push(least);
  }
  const rows: number[] = [];
  for (let end = shapes.length; end > 0; end -= rows[0] ?? end) rows.unshift(best[end]?.last ?? end);
  return rows;
}

/** The `sizes` attributes of a row's pictures: each has its share of the row's width. */
function sizesIn(row: readonly number[]): string[] {
  const whole = row.reduce((sum, shape) => sum + shape, 0);
  return row.map((shape) => {
    const share = Math.ceil((100 * shape) / whole);
    return `(min-width: 75rem) ${share * 0.75}rem, (min-width: 40rem) ${share}vw, ${COLUMN}`;
  });
}

/** Pictures in justified rows, each a link to its full size, which the lightbox opens on the page instead. */
export function PhotoGrid({ pictures, of, lightbox, first = false }: PhotoGridProps) {
  const words = useWords(inEach);
  const { digits } = usePageLanguage();
  const shapes = pictures.map(shapeOf);
  const isFew = pictures.length < MIN_FOR_ROWS;
  let from = 0;
  const rows = (isFew ? [pictures.length] : justifiedRows(shapes.map((shape) => shape / 100))).map(
    (count) => {
      const row = { from, pictures: pictures.slice(from, from + count) };
      from += count;
      return row;
    },
  );
  return (
    <ul className={isFew ? 'photo-grid photo-grid-few' : 'photo-grid'} data-lightbox={lightbox}>
      {rows.map((row) => {
        const sizes = sizesIn(shapes.slice(row.from, row.from + row.pictures.length));
        return (
          <Fragment key={row.from}>
            {row.from > 0 && <li className="photo-grid-break" aria-hidden="true" />}
            {row.pictures.map((picture, at) => (
              <li key={picture.path} data-shape={shapes[row.from + at]}>
                <a href={picture.path} data-caption={picture.caption}>
                  <Picture
                    picture={picture}
                    of={of}
                    sizes={sizes[at] ?? ''}
                    first={first && row.from + at === 0}
                  />
                  {picture.alt === '' && (
                    <span className="unseen">
                      {words.pictures.at(digits(row.from + at + 1), digits(pictures.length))}
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
