import { Document } from '../document.tsx';
import { langOf } from '../lang-of.ts';
import type { Entry, HomePageProps } from '../model.ts';
import { Banners } from '../parts/banners.tsx';
import { ContactLines } from '../parts/contact-lines.tsx';
import { DatedList } from '../parts/dated-list.tsx';
import { Story } from '../parts/story.tsx';
import { Welcome } from '../parts/welcome.tsx';

interface SectionProps {
  entries: readonly Entry[];
  today: string;
}

function LatestNotices({ entries, today }: SectionProps) {
  return (
    <section className="home-notices" aria-labelledby="notices">
      <h2 id="notices" className="section-title">
        Notices
      </h2>
      <DatedList entries={entries} today={today} />
      <a className="more" href="/notices">
        All notices
      </a>
    </section>
  );
}

function LatestNews({ entries, today, alone }: SectionProps & { alone: boolean }) {
  const [lead, ...others] = entries;
  return (
    <section className="home-news" aria-labelledby="news">
      <h2 id="news" className="section-title">
        News &amp; Events
      </h2>
      {lead && <Story entry={lead} today={today} weight={alone ? 'lead' : 'half'} />}
      {others.length > 0 && (
        <div className="home-news-more">
          {others.map((entry) => (
            <Story key={entry.id} entry={entry} today={today} weight="row" />
          ))}
        </div>
      )}
      <a className="more" href="/news-and-events">
        All news &amp; events
      </a>
    </section>
  );
}

export function HomePage({ frame, banners, notices, news }: HomePageProps) {
  const { college, today } = frame;
  const opening = banners[0];
  return (
    <Document frame={frame} picture={opening?.picture ?? null}>
      {opening ? (
        <>
          <h1 className="unseen">{college.name}</h1>
          <Banners banners={banners} />
        </>
      ) : (
        <Welcome college={college} />
      )}
      {notices.length + news.length > 0 && (
        <div className="wrap home-columns">
          {notices.length > 0 && <LatestNotices entries={notices} today={today} />}
          {news.length > 0 && <LatestNews entries={news} today={today} alone={notices.length === 0} />}
        </div>
      )}
      <section className="wrap visit" aria-labelledby="visit">
        {opening && (
          <p className="visit-motto" lang={langOf(college.motto)}>
            {college.motto}
          </p>
        )}
        <div>
          <h2 id="visit">Come and see us</h2>
          <ContactLines college={college} />
        </div>
      </section>
    </Document>
  );
}
