import { ContactLines } from '../components/contact-lines.tsx';
import { LatestNews } from '../components/entries.tsx';
import { Opening, opensWithMotto, opensWithProgrammes, ProgrammeIndex } from '../components/opening.tsx';
import { More } from '../components/page-parts.tsx';
import { Picture } from '../components/picture.tsx';
import { Portrait } from '../components/portrait.tsx';
import { Testimonials } from '../components/testimonials.tsx';
import { words as inEach } from '../components/words.ts';
import { Document } from '../document.tsx';
import { collegeIcon } from '../icons.ts';
import { usePageLanguage, useWords } from '../language.tsx';
import { collegeData } from '../structured-data.tsx';
import type { CollegeFacts, HomePageProps, MessageView, PartnerView } from '../view-models.ts';
import { entryWords } from './entry-words.ts';

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
        {partners.map(({ id, title, picture }) => (
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
