import { Icon } from '../../ui/icon.tsx';
import { Attachments } from '../components/attachments.tsx';
import { TelephoneLink } from '../components/contact-lines.tsx';
import { Day, DayBlock, NewMark } from '../components/day.tsx';
import { AdjacentEntries, CategoryMark, Latest } from '../components/entries.tsx';
import { EventFacts } from '../components/event.tsx';
import { Breadcrumb } from '../components/page-parts.tsx';
import { COLUMN, Picture } from '../components/picture.tsx';
import { RichText } from '../components/rich-text.tsx';
import { ShareButton } from '../components/share.tsx';
import { words as inEach } from '../components/words.ts';
import { Document } from '../document.tsx';
import { usePageLanguage, useWords } from '../language.tsx';
import { eventsData, newsArticleData } from '../structured-data.tsx';
import type { NewsPageProps, NoticePageProps, PageFrame } from '../view-models.ts';
import { entryWords } from './entry-words.ts';

export function NoticePage({ frame, notice, categoryHref, adjacent, latest }: NoticePageProps) {
  const { notice: words, home: homeWords } = useWords(entryWords);
  const { links } = useWords(inEach);
  const { langOf } = usePageLanguage();
  const { title, publishedAt, picture, ownPicture } = notice;
  return (
    <Document frame={frame} title={title} description={notice.excerpt} picture={picture} article={notice}>
      <div className="wrap entry-page">
        <Breadcrumb frame={frame} crumbs={[{ label: links['/notices'], href: '/notices' }]} />
        <article className="entry">
          <header className="entry-head entry-head-dated">
            <div className="entry-leaf">
              <DayBlock of={publishedAt} />
              <NewMark of={publishedAt} today={frame.today} />{' '}
              <CategoryMark of={notice.category} href={categoryHref} />
            </div>
            <h1 lang={langOf(title)}>{title}</h1>
          </header>
          {ownPicture && (
            <Picture
              picture={ownPicture}
              of={notice.id}
              sizes={`(min-width: 64rem) 44rem, ${COLUMN}`}
              first
              fit="whole"
              mayBePage
            />
          )}
          <RichText html={notice.html} />
          <Attachments attachments={notice.attachments} />
          <NoticeActions frame={frame} />
          <AdjacentEntries adjacent={adjacent} label={words.neighbours} />
        </article>
        <Latest
          heading={words.latest}
          entries={latest}
          today={frame.today}
          all={{ label: homeWords.allNotices, href: '/notices' }}
        />
      </div>
    </Document>
  );
}

/** Below a notice: how to ask about it, and buttons to print and share it. */
function NoticeActions({ frame }: { frame: PageFrame }) {
  const { college } = frame;
  const { ask, print } = useWords(inEach);
  const { to } = usePageLanguage();
  return (
    <div className="notice-actions">
      <p>
        <strong>{ask.heading}</strong>{' '}
        <span>
          {college.phone && (
            <>
              {ask.call}
              <TelephoneLink phone={college.phone} />
              {ask.or}
            </>
          )}
          <a href={to('/contact-us')}>{college.phone ? ask.write : ask.writeAlone}</a>
          {ask.end}
        </span>
      </p>
      <div className="notice-buttons">
        <button type="button" className="button secondary scripted" data-print>
          <Icon name="print" />
          {print}
        </button>
        <ShareButton frame={frame} />
      </div>
    </div>
  );
}

export function NewsPage({ frame, news, slug, adjacent, latest }: NewsPageProps) {
  const { title, publishedAt, picture, ownPicture } = news;
  const { news: words, home: homeWords } = useWords(entryWords);
  const { links } = useWords(inEach);
  const { langOf } = usePageLanguage();
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
          crumbs={[{ label: links['/news-and-events'], href: '/news-and-events' }, { label: slug }]}
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
          <ShareButton frame={frame} />
          <AdjacentEntries adjacent={adjacent} label={words.neighbours} />
        </article>
        <Latest
          heading={words.latest}
          entries={latest}
          today={frame.today}
          all={{ label: homeWords.allNews, href: '/news-and-events' }}
        />
      </div>
    </Document>
  );
}
