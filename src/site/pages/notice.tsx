import { langOf } from '../../ui/lang-of.ts';
import { Document } from '../document.tsx';
import type { NoticePageProps } from '../model.ts';
import { Ask } from '../parts/ask.tsx';
import { Attachments } from '../parts/attachments.tsx';
import { Beside } from '../parts/beside.tsx';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { DayBlock, NewMark } from '../parts/day.tsx';
import { Latest } from '../parts/latest.tsx';
import { COLUMN, Picture } from '../parts/picture.tsx';
import { RichText } from '../parts/rich-text.tsx';

export function NoticePage({ frame, notice, beside, latest }: NoticePageProps) {
  const { title, publishedAt, picture } = notice;
  return (
    <Document frame={frame} title={title} description={notice.excerpt} picture={picture} article={notice}>
      <div className="wrap entry-page">
        <Breadcrumb
          frame={frame}
          crumbs={[
            { label: 'Home', href: '/' },
            { label: 'Notices', href: '/notices' },
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
          {picture && (
            <Picture
              picture={picture}
              of={notice.id}
              sizes={`(min-width: 64rem) 44rem, ${COLUMN}`}
              first
              fit="whole"
            />
          )}
          <RichText html={notice.html} />
          <Attachments attachments={notice.attachments} />
          <Ask college={frame.college} />
          <Beside beside={beside} label="Neighbouring notices" />
        </article>
        <Latest
          heading="Latest Notices"
          entries={latest}
          today={frame.today}
          all={{ label: 'All notices', href: '/notices' }}
        />
      </div>
    </Document>
  );
}
