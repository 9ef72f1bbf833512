import { useLangOf } from '../language.tsx';
import type { HomePageProps } from '../view-models.ts';
import { Banners, DefaultBanner } from './banners.tsx';
import { LatestNotices } from './latest.tsx';
import { ProgrammeIndex } from './programme-index.tsx';
import { Shortcuts } from './shortcuts.tsx';

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
