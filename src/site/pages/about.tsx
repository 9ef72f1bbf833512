import { textOf } from '../../schema/fields/rich-text/text-of.ts';
import { langOf } from '../../ui/lang-of.ts';
import { Document } from '../document.tsx';
import type { AboutPageProps, AboutView } from '../model.ts';
import { Contents } from '../parts/contents.tsx';
import { Onward } from '../parts/onward.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { neighbours, Pagination } from '../parts/pagination.tsx';
import { titleOfPart } from '../parts/passages.tsx';
import { COLUMN, Picture } from '../parts/picture.tsx';
import { RichText } from '../parts/rich-text.tsx';

const LONGEST_STATEMENT = 420;

/** A few words and nothing else are set larger than a text with lists and headings. */
function isStatement(html: string): boolean {
  return !/<(?!\/?(?:p|strong|em|br|blockquote)\b)/.test(html) && textOf(html).length <= LONGEST_STATEMENT;
}

function Portrait({ about, first }: { about: AboutView; first: boolean }) {
  const { id, anchor, title, html, picture, chapters } = about;
  return (
    <article className="about" id={anchor}>
      {picture && (
        <Picture picture={picture} of={id} sizes={`(min-width: 75rem) 75rem, ${COLUMN}`} first={first} />
      )}
      <div className="chapter about-story">
        <h2 lang={langOf(title)}>{title}</h2>
        <div className="chapter-body">
          <RichText html={html} under={2} />
        </div>
      </div>
      {chapters.map((chapter) => (
        <section
          key={chapter.anchor}
          className={isStatement(chapter.html) ? 'chapter chapter-statement' : 'chapter'}
        >
          <h3 id={chapter.anchor}>{chapter.heading}</h3>
          <div className="chapter-body">
            <RichText html={chapter.html} under={3} />
          </div>
        </section>
      ))}
    </article>
  );
}

export function AboutPage({ frame, heading, passages, page, pages }: AboutPageProps) {
  const { college } = frame;
  const place = { path: '/who-we-are', page, pages };
  return (
    <Document
      frame={frame}
      title={titleOfPart(heading, page)}
      description={passages[0]?.excerpt ?? ''}
      picture={passages[0]?.picture ?? null}
      {...neighbours(place)}
    >
      <div className="wrap">
        <PageHead heading={heading}>
          {college.motto && <p lang={langOf(college.motto)}>{college.motto}</p>}
          {passages.length === 0 && (
            <p>The best way to know a college is to see it: come by and look around.</p>
          )}
        </PageHead>
        <Contents places={passages.map(({ anchor, title }) => ({ anchor, label: title }))} />
        {passages.map((about, at) => (
          <Portrait key={about.id} about={about} first={at === 0} />
        ))}
        <Pagination {...place} />
        <Onward
          heading="Go on reading"
          links={[
            { label: 'Message from the Principal', href: '/message' },
            { label: 'Admissions', href: '/admissions' },
            { label: 'Contact Us', href: '/contact-us' },
          ]}
        >
          <p>What the principal says to visitors, how to get in, and how to reach us.</p>
        </Onward>
      </div>
    </Document>
  );
}
