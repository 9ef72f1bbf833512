import { AdjacentEntries } from '../components/adjacent-entries.tsx';
import { Attachments } from '../components/attachments.tsx';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { Day, NewMark } from '../components/day.tsx';
import { EventFacts } from '../components/event.tsx';
import { homeWords } from '../components/home-words.ts';
import { Latest } from '../components/latest.tsx';
import { COLUMN, Picture } from '../components/picture.tsx';
import { RichText } from '../components/rich-text.tsx';
import { words as inEach } from '../components/words.ts';
import { Document } from '../document.tsx';
import { useLangOf, useWords } from '../language.tsx';
import { eventsData, newsArticleData } from '../structured-data.tsx';
import type { NewsPageProps } from '../view-models.ts';
import { newsWords } from './news-words.ts';

export function NewsPage({ frame, news, slug, adjacent, latest }: NewsPageProps) {
  const { title, publishedAt, picture, ownPicture } = news;
  const words = useWords(newsWords);
  const { links } = useWords(inEach);
  const { allNews } = useWords(homeWords);
  const langOf = useLangOf();
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
            { label: links['/'], href: '/' },
            { label: links['/news-and-events'], href: '/news-and-events' },
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
            picture={ownPicture}
            of={news.id}
            sizes={`(min-width: 64rem) 48rem, ${COLUMN}`}
            first
            fit="whole"
            mayBePage
          />
          <RichText html={news.html} />
          <Attachments attachments={news.attachments} />
          <AdjacentEntries adjacent={adjacent} label={words.neighbours} />
        </article>
        <Latest
          heading={words.latest}
          entries={latest}
          today={frame.today}
          all={{ label: allNews, href: '/news-and-events' }}
        />
      </div>
    </Document>
  );
}
