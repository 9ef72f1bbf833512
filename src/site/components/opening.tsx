import { useAddress, useLangOf, useWords } from '../language.tsx';
import type { PageLink } from '../navigation.ts';
import type { HomePageProps } from '../view-models.ts';
import { Banners, DefaultBanner } from './banners.tsx';
import { homeWords } from './home-words.ts';
import { LatestNotices } from './latest.tsx';
import { usePageLinks } from './page-links.ts';
import { ProgrammeIndex } from './programme-index.tsx';
import { words as inEach } from './words.ts';

interface ShortcutsProps {
  /** Whether the notices are beside or below, so that no link to them is needed. */
  hasNotices: boolean;
  hasProgrammes: boolean;
}

/** The links that most visitors of the home page need, the application first. */
function Shortcuts({ hasNotices, hasProgrammes }: ShortcutsProps) {
  const words = useWords(homeWords);
  const { startApplication } = useWords(inEach);
  const linksTo = usePageLinks();
  const to = useAddress();
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
export function opensWithProgrammes({ notices, frame }: Pick<HomePageProps, 'notices' | 'frame'>): boolean {
  return notices.length <= FEW_NOTICES && frame.faculties.length > 0;
}

/**
 * The first screen of the home page (requirement 17.180): what the college is, the newest notices, and how to apply. Wide
 * windows show the notices beside the banners.
 */
export function Opening({ frame, banners, notices }: Pick<HomePageProps, 'frame' | 'banners' | 'notices'>) {
  const { college, faculties, today } = frame;
  const langOf = useLangOf();
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
