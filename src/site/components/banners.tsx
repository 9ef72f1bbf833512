import { useLangOf, useWords } from '../language.tsx';
import type { BannerView, CollegeFacts } from '../view-models.ts';
import { homeWords } from './home-words.ts';
import { COLUMN, Picture } from './picture.tsx';

/** Wide windows show the notices beside the banners. */
const FIRST_SIZES = '(min-width: 64rem) 60vw, 100vw';
/** Few visitors scroll to the further banners, so phones load smaller files for them. */
const FURTHER_SIZES = `(min-width: 64rem) 60vw, (min-width: 48rem) 100vw, ${COLUMN}`;

/** Whether the opening shows the college's motto: without a banner, or below a first one that has no description. */
export function opensWithMotto([first]: readonly BannerView[]): boolean {
  return !first?.shortDescription;
}

interface BannerProps {
  banner: BannerView;
  first: boolean;
  /** Shown where the banner has no description. */
  motto?: string;
}

function Banner({ banner, first, motto = '' }: BannerProps) {
  const langOf = useLangOf();
  const lede = banner.shortDescription || motto;
  return (
    <article className="banner">
      <Picture
        picture={banner.picture}
        of={banner.id}
        sizes={first ? FIRST_SIZES : FURTHER_SIZES}
        first={first}
      />
      <div className="banner-words">
        {banner.shortText && (
          <p className="kicker" lang={langOf(banner.shortText)}>
            {banner.shortText}
          </p>
        )}
        <h2 className={banner.title.length > 60 ? 'long-title' : undefined} lang={langOf(banner.title)}>
          {banner.title}
        </h2>
        {lede && (
          <p className="banner-lede" lang={langOf(lede)}>
            {lede}
          </p>
        )}
      </div>
    </article>
  );
}

/** Scroll containers must be reachable by keyboard. */
const scrolledByKeyboard = { tabIndex: 0 };

interface BannersProps {
  banners: readonly BannerView[];
  /** The college's motto, shown below a first banner without a description. */
  motto: string;
}

/** The banners at the top of the home page; several scroll sideways. */
export function Banners({ banners, motto }: BannersProps) {
  const words = useWords(homeWords);
  const [only, ...others] = banners;
  if (!only) return null;
  if (others.length === 0) return <Banner banner={only} first motto={motto} />;
  return (
    <section className="banners" aria-label={words.highlights} {...scrolledByKeyboard}>
      <Banner banner={only} first motto={motto} />
      {others.map((banner) => (
        <Banner key={banner.id} banner={banner} first={false} />
      ))}
    </section>
  );
}

/** Shown on the home page without a banner: name and motto below a placeholder picture. */
export function DefaultBanner({ college }: { college: CollegeFacts }) {
  const langOf = useLangOf();
  return (
    <div className="banner">
      <Picture picture={null} of="" sizes="100vw" first />
      <div className="banner-words">
        <h1 lang={langOf(college.name)}>{college.name}</h1>
        {college.motto && (
          <p className="banner-lede" lang={langOf(college.motto)}>
            {college.motto}
          </p>
        )}
      </div>
    </div>
  );
}
