import { AdjacentEntries } from '../components/adjacent-entries.tsx';
import { Attachments } from '../components/attachments.tsx';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { DayBlock, NewMark } from '../components/day.tsx';
import { Latest } from '../components/latest.tsx';
import { NoticeActions } from '../components/notice-actions.tsx';
import { COLUMN, Picture } from '../components/picture.tsx';
import { RichText } from '../components/rich-text.tsx';
import { words as inEach } from '../components/words.ts';
import { Document } from '../document.tsx';
import { useLangOf, useWords } from '../language.tsx';
import type { NoticePageProps } from '../view-models.ts';
import { noticeWords } from './notice-words.ts';

export function NoticePage({ frame, notice, adjacent, latest }: NoticePageProps) {
  const words = useWords(noticeWords);
  const { links } = useWords(inEach);
  const langOf = useLangOf();
  const { title, publishedAt, picture, ownPicture } = notice;
  return (
    <Document frame={frame} title={title} description={notice.excerpt} picture={picture} article={notice}>
      <div className="wrap entry-page">
        <Breadcrumb
          frame={frame}
          crumbs={[
            { label: links['/'], href: '/' },
            { label: words.heading, href: '/notices' },
          ]}
        />
        <article className="entry">
          <header className="entry-head entry-head-dated">
            <div className="entry-leaf">
              <DayBlock of={publishedAt} />
              <NewMark of={publishedAt} today={frame.today} />
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
          <NoticeActions college={frame.college} />
          <AdjacentEntries adjacent={adjacent} label={words.neighbours} />
        </article>
        <Latest
          heading={words.latest}
          entries={latest}
          today={frame.today}
          all={{ label: words.all, href: '/notices' }}
        />
      </div>
    </Document>
  );
}
