import { createContext, use } from 'react';
import dawn from '../artwork/ridges-dawn.svg?no-inline';
import dusk from '../artwork/ridges-dusk.svg?no-inline';
import noon from '../artwork/ridges-noon.svg?no-inline';
import { usePageLanguage, useWords } from '../language.tsx';
import type { Picture as PictureFacts } from '../view-models.ts';
import { words as inEach } from './words.ts';

export interface PictureProps {
  picture: PictureFacts | null;
  /** Id of the record, which selects the placeholder picture. */
  of: string;
  /** Placeholder picture, where adjacent records decide on it. */
  placeholder?: string | undefined;
  sizes: string;
  /** True for the first picture of a page, which loads eagerly. */
  first?: boolean;
  /** 'cover' fills its frame, 'whole' keeps the picture's aspect ratio. */
  fit?: 'cover' | 'whole';
  /** Whether it may be a page to read, such as a scanned letter, rather than a portrait. */
  mayBePage?: boolean;
}

/**
 * `sizes` of a picture as wide as the column of a narrow window. Slightly less, so that the most common phones choose
 * the 640 px copy, without a visible difference.
 */
export const COLUMN = 'calc(100vw - 3rem)';

/** Maximum height of a portrait picture, in pixels. */
const MAX_HEIGHT = 736;
/** From so many times its width on, a picture that may be a page to read is as wide as the column. */
const PAGE_RATIO = 1.38;

/** Limits the size attributes instead of using CSS: they alone reserve the space before the picture loads. */
function bounded(
  { width, height }: PictureFacts,
  mayBePage: boolean,
): Pick<PictureFacts, 'width' | 'height'> {
  const isPage = mayBePage && height > width * PAGE_RATIO;
  if (isPage || height <= width || height <= MAX_HEIGHT) return { width, height };
  return { width: Math.round((width * MAX_HEIGHT) / height), height: MAX_HEIGHT };
}

/** The style sheet with the classes of focused pictures, which only pages with such a picture load. */
export const FocusSheet = createContext<string | undefined>(undefined);

/** A picture over its average colour. A placeholder picture is decorative. */
export function Picture({
  picture,
  of,
  placeholder = placeholderFor(of),
  sizes,
  first = false,
  fit = 'cover',
  mayBePage = false,
}: PictureProps) {
  const { langOf } = usePageLanguage();
  const { larger } = useWords(inEach);
  const focusSheet = use(FocusSheet);
  const loading = {
    loading: first ? 'eager' : 'lazy',
    // A picture at the edge of the window must not load before the first picture of the page.
    fetchPriority: first ? 'high' : 'low',
  } as const;
  if (!picture) {
    return (
      <span className="picture picture-cover">
        <img src={placeholder} width={1600} height={1000} alt="" decoding="async" {...loading} />
      </span>
    );
  }
  const widths = [...picture.sizes, picture].map((size) => `${size.path} ${size.width}w`);
  // By classes and a sheet that stands only where one is needed: the policy forbids inline styles.
  const focus = fit === 'cover' ? picture.focus : undefined;
  const { width, height } = fit === 'whole' ? bounded(picture, mayBePage) : picture;
  const shown = (
    <img
      src={picture.path}
      srcSet={widths.join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={picture.alt}
      lang={langOf(picture.alt)}
      decoding="async"
      {...loading}
    />
  );
  return (
    <span className={`picture picture-${fit}${focus ? ` at-x${focus[0]} at-y${focus[1]}` : ''}`}>
      {focus && focusSheet && <link rel="stylesheet" href={focusSheet} precedence="focus" />}
      <svg className="picture-tone" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="1" height="1" fill={picture.color} />
      </svg>
      {fit === 'whole' ? (
        <a className="larger" href={picture.path} aria-label={picture.alt === '' ? larger : undefined}>
          {shown}
        </a>
      ) : (
        shown
      )}
    </span>
  );
}

const hours = [dawn, noon, dusk];

function hourOf(id: string): number {
  let sum = 0;
  for (const letter of id) sum += letter.charCodeAt(0);
  return sum % hours.length;
}

/** Placeholder of a missing picture: the Himalaya at dawn, noon or dusk, by the record's id. */
function placeholderFor(id: string): string {
  return hours[hourOf(id)] ?? dawn;
}

/** Placeholders for a list of records, no two adjacent ones alike. */
export function alternatingPlaceholders(ids: readonly string[]): string[] {
  let last = -1;
  return ids.map((id) => {
    const own = hourOf(id);
    last = own === last ? (own + 1) % hours.length : own;
    return hours[last] ?? dawn;
  });
}
