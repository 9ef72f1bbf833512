import { ContactLines } from '../components/contact-lines.tsx';
import { LatestNews, LatestNotices } from '../components/entries.tsx';
import { IntakeLines } from '../components/intakes.tsx';
import { More, usePageLinks } from '../components/page-parts.tsx';
import { COLUMN, Picture } from '../components/picture.tsx';
import { Portrait } from '../components/portrait.tsx';
import { Programmes } from '../components/programmes.tsx';
import { Testimonials } from '../components/testimonials.tsx';
import { words as inEach } from '../components/words.ts';
import { Document } from '../document.tsx';
import { collegeIcon } from '../icons.ts';
import { usePageLanguage, useWords } from '../language.tsx';
import type { PageLink } from '../navigation.ts';
import { collegeData } from '../structured-data.tsx';
import type {
  BannerView,
  CollegeFacts,
  HomePageProps,
  MessageView,
  PartnerView,
  Programme,
} from '../view-models.ts';
import { entryWords } from './entry-words.ts';

/** The home page, without sections that have no content. */
export function HomePage({
  frame,
  banners,
  notices,
  news,
  message,
  testimonials,
  partners,
  intakes,
}: HomePageProps) {
  const { college, faculties, today } = frame;
  const { studentsSay } = useWords(inEach);
  const [opening] = banners;
  return (
    <Document
      styles="home"
      frame={frame}
      picture={opening?.picture ?? null}
      data={[collegeData(frame, collegeIcon(college, 'card'))]}
    >
      <Opening frame={frame} banners={banners} notices={notices} intakes={intakes} />
      {faculties.length > 0 && !opensWithProgrammes({ notices, frame }) && (
        <div className="wrap home-section">
          <ProgrammeIndex programmes={faculties} />
        </div>
      )}
      {news.length > 0 && <LatestNews entries={news} today={today} />}
      {message && <PrincipalMessage message={message} />}
      {testimonials.length > 0 && (
        <section className="wrap home-section" aria-labelledby="students">
          <h2 id="students" className="section-title">
            {studentsSay}
          </h2>
          <Testimonials testimonials={testimonials} rowOf="students" />
        </section>
      )}
      {partners.length > 0 && <Partners partners={partners} />}
      <Invitation college={college} motto={!opensWithMotto(banners)} />
    </Document>
  );
}

/** The beginning of the principal's message beside the portrait, with a link to the rest. */
function PrincipalMessage({ message }: { message: MessageView }) {
  const { id, name, excerpt, picture } = message;
  const { home: words } = useWords(entryWords);
  const { langOf } = usePageLanguage();
  return (
    <section className="principal" aria-labelledby="principal">
      <div className="wrap principal-columns">
        <Portrait name={name} picture={picture} of={id} sizes="(min-width: 48rem) 24rem, 60vw" />
        <div className="principal-words">
          <h2 id="principal">{words.principal}</h2>
          {excerpt && (
            <blockquote lang={langOf(excerpt)}>
              <p>{excerpt}</p>
            </blockquote>
          )}
          <p className="principal-name" lang={langOf(name)}>
            {name}
          </p>
          <More href="/message">{words.readMessage}</More>
        </div>
      </div>
    </section>
  );
}

/** With more partners than this, narrow windows scroll them sideways. */
const MAX_WITHOUT_SCROLLING = 9;

/** Scroll containers must be reachable by keyboard. */
const scrolledByKeyboard = { tabIndex: 0 };

/** The partners' logos and names; the name alone without a logo. */
function Partners({ partners }: { partners: readonly PartnerView[] }) {
  const { home: words } = useWords(entryWords);
  const { langOf } = usePageLanguage();
  const isMany = partners.length > MAX_WITHOUT_SCROLLING;
  return (
    <section className="wrap home-section" aria-labelledby="partners">
      <h2 id="partners" className="quiet-title">
        {words.partners}
      </h2>
      <ul
        className={isMany ? 'partners partners-many' : 'partners'}
        aria-labelledby="partners"
        {...(isMany && scrolledByKeyboard)}
      >
        {partners.map(({ _id: id, title, picture }) => (
          <li key={id}>
            {picture && (
              <Picture
                picture={{ ...picture, alt: picture.alt === title ? '' : picture.alt }}
                of={id}
                sizes="9rem"
                fit="whole"
              />
            )}
            <span className="partner-name" lang={langOf(title)}>
              {title}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The end of the home page: motto, application, contact. @param props.motto whether to show it */
function Invitation({ college, motto }: { college: CollegeFacts; motto: boolean }) {
  const { home: words } = useWords(entryWords);
  const { startApplication } = useWords(inEach);
  const { to, langOf } = usePageLanguage();
  return (
    <section className="wrap invitation" aria-labelledby="invitation">
      {motto && college.motto && (
        <p className="invitation-motto" lang={langOf(college.motto)}>
          {college.motto}
        </p>
      )}
      <div className="invitation-words">
        <h2 id="invitation">{words.invitation}</h2>
        <p>{words.invitationText}</p>
        <p>
          <a className="button" href={to('/apply-online')}>
            {startApplication}
          </a>
        </p>
        <ContactLines college={college} />
      </div>
    </section>
  );
}

interface ShortcutsProps {
  /** Whether the notices are beside or below, so that no link to them is needed. */
  hasNotices: boolean;
  hasProgrammes: boolean;
}

/** The links that most visitors of the home page need, the application first. */
function Shortcuts({ hasNotices, hasProgrammes }: ShortcutsProps) {
  const { home: words } = useWords(entryWords);
  const { startApplication } = useWords(inEach);
  const linksTo = usePageLinks();
  const { to } = usePageLanguage();
  const links: PageLink[] = [
    ...(hasProgrammes ? [{ label: words.programmes, href: '#programmes' }] : []),
    ...(hasNotices ? [] : linksTo('/notices')),
    ...linksTo('/admissions'),
    { label: words.contact, href: '/contact-us' },
  ];
  return (
    <nav className="shortcuts" aria-label={words.shortcuts}>
      <ul>
        <li className="shortcut-apply">
          <a className="button" href={to('/apply-online')}>
            {startApplication}
          </a>
        </li>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href.startsWith('#') ? href : to(href)}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Up to this many notices, the programmes fill the column beside the banners with them. */
const FEW_NOTICES = 2;

/** Whether the programmes are part of the opening, instead of a section of their own. */
function opensWithProgrammes({ notices, frame }: Pick<HomePageProps, 'notices' | 'frame'>): boolean {
  return notices.length <= FEW_NOTICES && frame.faculties.length > 0;
}

/**
 * The first screen of the home page (requirement 17.180): what the college is, the newest notices, and how to apply. Wide
 * windows show the notices beside the banners.
 */
function Opening({
  frame,
  banners,
  notices,
  intakes,
}: Pick<HomePageProps, 'frame' | 'banners' | 'notices' | 'intakes'>) {
  const { college, faculties, today } = frame;
  const { langOf } = usePageLanguage();
  const hasProgrammes = opensWithProgrammes({ notices, frame });
  return (
    <div className="opening">
      <div className="opening-lead">
        {banners.length > 0 ? (
          <>
            <h1 className="unseen" lang={langOf(college.name)}>
              {college.name}
            </h1>
            <Banners banners={banners} motto={college.motto} />
          </>
        ) : (
          <DefaultBanner college={college} />
        )}
        <IntakeLines intakes={intakes} />
        <Shortcuts hasNotices={notices.length > 0} hasProgrammes={faculties.length > 0} />
      </div>
      {(notices.length > 0 || hasProgrammes) && (
        <div className="opening-side">
          {notices.length > 0 && <LatestNotices entries={notices} today={today} />}
          {hasProgrammes && <ProgrammeIndex programmes={faculties} />}
        </div>
      )}
    </div>
  );
}

/** Wide windows show the notices beside the banners. */
const FIRST_SIZES = '(min-width: 64rem) 60vw, 100vw';
/** Few visitors scroll to the further banners, so phones load smaller files for them. */
const FURTHER_SIZES = `(min-width: 64rem) 60vw, (min-width: 48rem) 100vw, ${COLUMN}`;

/** Whether the opening shows the college's motto: without a banner, or below a first one that has no description. */
function opensWithMotto([first]: readonly BannerView[]): boolean {
  return !first?.shortDescription;
}

interface BannerProps {
  banner: BannerView;
  first: boolean;
  /** Shown where the banner has no description. */
  motto?: string;
}

function Banner({ banner, first, motto = '' }: BannerProps) {
  const { langOf } = usePageLanguage();
  const lede = banner.shortDescription || motto;
  return (
    <article className="banner">
      <Picture
        picture={banner.picture}
        of={banner._id}
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

interface BannersProps {
  banners: readonly BannerView[];
  /** The college's motto, shown below a first banner without a description. */
  motto: string;
}

/** The banners at the top of the home page; several scroll sideways. */
function Banners({ banners, motto }: BannersProps) {
  const { home: words } = useWords(entryWords);
  const [only, ...others] = banners;
  if (!only) return null;
  if (others.length === 0) return <Banner banner={only} first motto={motto} />;
  return (
    <section className="banners" aria-label={words.highlights} {...scrolledByKeyboard}>
      <Banner banner={only} first motto={motto} />
      {others.map((banner) => (
        <Banner key={banner._id} banner={banner} first={false} />
      ))}
    </section>
  );
}

/** Shown on the home page without a banner: name and motto below a placeholder picture. */
function DefaultBanner({ college }: { college: CollegeFacts }) {
  const { langOf } = usePageLanguage();
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

/** Number of programmes shown large; the others are in a compact list that opens on demand. */
const MAX_LARGE = 6;

/** The programmes of the home page. */
function ProgrammeIndex({ programmes }: { programmes: readonly Programme[] }) {
  const { home: words } = useWords(entryWords);
  const { links } = useWords(inEach);
  const { to, langOf, digits } = usePageLanguage();
  const others = programmes.slice(MAX_LARGE);
  return (
    <section className="home-programmes" aria-labelledby="programmes">
      <h2 id="programmes" className="section-title">
        {words.programmes}
      </h2>
      <Programmes programmes={programmes.slice(0, MAX_LARGE)} />
      {others.length > 0 && (
        <details>
          <summary>{others.length === 1 ? words.oneMore : words.more(digits(others.length))}</summary>
          <ul className="programme-others">
            {others.map(({ id, title, href }) => (
              <li key={id}>
                <a href={to(href)} lang={langOf(title)}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="page-links">
        <More href="/admissions">{words.admitted}</More>
        {programmes.length > 1 && <More href="/academics">{links['/academics']}</More>}
        <More href="/scholarships">{words.fees}</More>
      </p>
    </section>
  );
}
