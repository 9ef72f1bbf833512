import { langOf } from '../../ui/lang-of.ts';
import { popularLinks } from '../navigation.ts';
import type { BannerView, CollegeFacts } from '../view-models.ts';
import { PageButtons } from './call-to-action.tsx';
import { COLUMN, Picture } from './picture.tsx';

/** Few visitors scroll to the further banners, so phones load smaller files for them. */
const FURTHER_SIZES = `(min-width: 48rem) 100vw, ${COLUMN}`;

function Banner({ banner, first }: { banner: BannerView; first: boolean }) {
  return (
    <article className="banner">
      <Picture
        picture={banner.picture}
        of={banner.id}
        sizes={first ? '100vw' : FURTHER_SIZES}
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
        {banner.shortDescription && (
          <p className="banner-lede" lang={langOf(banner.shortDescription)}>
            {banner.shortDescription}
          </p>
        )}
      </div>
    </article>
  );
}

/** Scroll containers must be reachable by keyboard. */
const scrolledByKeyboard = { tabIndex: 0 };

/** The banners at the top of the home page; several scroll sideways. */
export function Banners({ banners }: { banners: readonly BannerView[] }) {
  const [only, ...others] = banners;
  if (!only) return null;
  if (others.length === 0) return <Banner banner={only} first />;
  return (
    <section className="banners" aria-label="Highlights" {...scrolledByKeyboard}>
      {banners.map((banner, at) => (
        <Banner key={banner.id} banner={banner} first={at === 0} />
      ))}
    </section>
  );
}

/** Shown on the home page without a banner: name and motto before a placeholder picture. */
export function DefaultBanner({ college }: { college: CollegeFacts }) {
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
        <PageButtons links={popularLinks} />
      </div>
    </div>
  );
}
