import { langOf } from '../../ui/lang-of.ts';
import type { Picture as PictureFacts } from '../view-models.ts';
import { placeholderFor } from './placeholders.ts';

export interface PictureProps {
  picture: PictureFacts | null;
  /** Id of the record: decides which drawn picture stands in for a missing one. */
  of: string;
  /** That drawn picture itself, where its adjacentPages decide. */
  placeholder?: string | undefined;
  /** The `sizes` attribute: how wide it stands in which window. */
  sizes: string;
  /** True for the one picture that a page opens with. */
  first?: boolean;
  /** 'cover' fills the frame that its place gives it, 'whole' keeps the picture's own shape. */
  fit?: 'cover' | 'whole';
}

/**
 * For `sizes`: as wide as the column of a narrow window. A trifle less, since the most usual phone would otherwise ask for
 * half as many dots again as the picture of 640 has, and see no difference.
 */
export const COLUMN = 'calc(100vw - 3rem)';

/** A tall picture stands no higher than this, in pixels. */
const TALLEST = 736;

/** The size is bounded here, not by the style: only what the attributes say keeps the place before the picture is there. */
function bounded({ width, height }: PictureFacts): Pick<PictureFacts, 'width' | 'height'> {
  if (height <= width || height <= TALLEST) return { width, height };
  return { width: Math.round((width * TALLEST) / height), height: TALLEST };
}

/** A picture in its frame, its soft colour behind it until it arrives. A drawn one that stands in is decorative. */
export function Picture({
  picture,
  of,
  placeholder = placeholderFor(of),
  sizes,
  first = false,
  fit = 'cover',
}: PictureProps) {
  const loading = {
    loading: first ? 'eager' : 'lazy',
    // One that is seen at the edge of the window, say, must not come before what the page opens with.
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
  const { width, height } = fit === 'whole' ? bounded(picture) : picture;
  return (
    <span className={`picture picture-${fit}`}>
      <svg className="picture-tone" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="1" height="1" fill={picture.color} />
      </svg>
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
    </span>
  );
}
