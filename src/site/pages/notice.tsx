import { langOf } from '../../ui/lang-of.ts';
import { Document } from '../document.tsx';
import type { NoticePageProps } from '../model.ts';
import { Attachments } from '../parts/attachments.tsx';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { DayBlock, NewMark } from '../parts/day.tsx';
import { Latest } from '../parts/latest.tsx';
import { Letterhead } from '../parts/letterhead.tsx';
import { Picture } from '../parts/picture.tsx';
import { RichText } from '../parts/rich-text.tsx';

export function NoticePage({ frame, notice, latest }: NoticePageProps) {
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
          <Letterhead frame={frame} />
          <header className="entry-head entry-head-dated">
            <DayBlock of={publishedAt} />
            <div>
              <h1 lang={langOf(title)}>{title}</h1>
              <NewMark of={publishedAt} today={frame.today} />
            </div>
          </header>
          {picture && (
            <Picture
              picture={picture}
              of={notice.id}
              sizes="(min-width: 64rem) 44rem, 100vw"
              first
              fit="whole"
            />
          )}
          <RichText html={notice.html} />
          <Attachments attachments={notice.attachments} />
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
