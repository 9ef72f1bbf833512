import { langOf } from '../../ui/lang-of.ts';
import { AdjacentEntries } from '../components/adjacent-entries.tsx';
import { Attachments } from '../components/attachments.tsx';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { Day, NewMark } from '../components/day.tsx';
import { EventFacts } from '../components/event.tsx';
import { Latest } from '../components/latest.tsx';
import { COLUMN, Picture } from '../components/picture.tsx';
import { RichText } from '../components/rich-text.tsx';
import { Document } from '../document.tsx';
import { eventsData, newsArticleData } from '../structured-data.tsx';
import type { NewsPageProps } from '../view-models.ts';

export function NewsPage({ frame, news, slug, adjacent, latest }: NewsPageProps) {
  const { title, publishedAt, picture } = news;
  return (
    <Document
      frame={frame}
      title={title}
      description={news.excerpt}
      picture={picture}
      article={news}
      data={[newsArticleData(frame, news), ...eventsData(frame, news)]}
    >
      <div className="wrap entry-page">
        <Breadcrumb
          frame={frame}
          crumbs={[
            { label: 'Home', href: '/' },
            { label: 'News & Events', href: '/news-and-events' },
            { label: slug },
          ]}
        />
        <article className="entry">
          <header className="entry-head">
            <h1 lang={langOf(title)}>{title}</h1>
            <p className="entry-day">
              <Day of={publishedAt} /> <NewMark of={publishedAt} today={frame.today} />
            </p>
            <EventFacts event={news.event} today={frame.today} href={news.href} />
          </header>
          <Picture
            picture={picture}
            of={news.id}
            sizes={`(min-width: 64rem) 48rem, ${COLUMN}`}
            first
            fit="whole"
          />
          <RichText html={news.html} />
          <Attachments attachments={news.attachments} />
          <AdjacentEntries adjacent={adjacent} label="Neighbouring news" />
        </article>
        <Latest
          heading="Latest News & Events"
          entries={latest}
          today={frame.today}
          all={{ label: 'All news & events', href: '/news-and-events' }}
        />
      </div>
    </Document>
  );
}
