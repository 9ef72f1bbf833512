import { opensWithMotto } from '../components/banners.tsx';
import { Invitation } from '../components/invitation.tsx';
import { LatestNews } from '../components/latest.tsx';
import { Opening, opensWithProgrammes } from '../components/opening.tsx';
import { Partners } from '../components/partners.tsx';
import { PrincipalMessage } from '../components/principal-message.tsx';
import { ProgrammeIndex } from '../components/programme-index.tsx';
import { Testimonials } from '../components/testimonials.tsx';
import { words as inEach } from '../components/words.ts';
import { Document } from '../document.tsx';
import { collegeIcon } from '../icons.ts';
import { useWords } from '../language.tsx';
import { collegeData } from '../structured-data.tsx';
import type { HomePageProps } from '../view-models.ts';

/** The home page, without sections that have no content. */
export function HomePage({ frame, banners, notices, news, message, testimonials, partners }: HomePageProps) {
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
      <Opening frame={frame} banners={banners} notices={notices} />
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
