import { textOf } from '../../schema/fields/rich-text/text-of.ts';
import { PinnedMark } from '../components/day.tsx';
import { CallToAction, Contents, PageHead, usePageLinks } from '../components/page-parts.tsx';
import { Pagination } from '../components/pagination.tsx';
import { COLUMN, Picture } from '../components/picture.tsx';
import { RichText } from '../components/rich-text.tsx';
import { words as inEach } from '../components/words.ts';
import { Document } from '../document.tsx';
import { usePageLanguage, useWords } from '../language.tsx';
import { ABOUT } from '../page-assets.ts';
import type { AboutPageProps, AboutView, Chapter } from '../view-models.ts';
import { passageWords } from './passage-words.ts';
import { MARGIN } from './passages.tsx';

const MAX_STATEMENT = 420;
const MAX_BRIEF = 900;

type ChapterLayout = 'statement' | 'brief' | 'long';

/** Short plain texts are set large, short texts share a row, and long ones have a row each. */
function layoutOf(html: string): ChapterLayout {
  const { length } = textOf(html);
  if (!/<(?!\/?(?:p|strong|em|br|blockquote)\b)/.test(html) && length <= MAX_STATEMENT) return 'statement';
  return length > MAX_BRIEF || /<(?:table|img|pre)\b/.test(html) ? 'long' : 'brief';
}

interface Run {
  layout: ChapterLayout;
  chapters: Chapter[];
}

/** Consecutive chapters of one layout. */
function runsOf(chapters: readonly Chapter[]): Run[] {
  const runs: Run[] = [];
  for (const chapter of chapters) {
    const layout = layoutOf(chapter.html);
    const last = runs.at(-1);
    if (last?.layout === layout) last.chapters.push(chapter);
    else runs.push({ layout, chapters: [chapter] });
  }
  return runs;
}

function AboutSection({ about, first }: { about: AboutView; first: boolean }) {
  const { id, anchor, title, html, picture, chapters } = about;
  const { langOf } = usePageLanguage();
  return (
    <article className="about" id={anchor}>
      {first && picture && (
        <div className="wrap about-photo">
          <Picture picture={picture} of={id} sizes={`(min-width: 78rem) max(75rem, 80vw), ${COLUMN}`} first />
        </div>
      )}
      <div className="wrap">
        <div className="chapter about-story">
          <header>
            <h2 lang={langOf(title)}>{title}</h2>
            <PinnedMark of={about} />
            {!first && picture && <Picture picture={picture} of={id} sizes={MARGIN} />}
          </header>
          <div className="chapter-body">
            <RichText html={html} under={2} />
          </div>
        </div>
      </div>
      {runsOf(chapters).map(({ layout, chapters }) => (
        <div key={chapters[0]?.anchor} className={`about-${layout}`}>
          <div className="wrap">
            {chapters.map(({ anchor, heading, html }) => (
              <section key={anchor} className={layout === 'brief' ? 'brief' : `chapter chapter-${layout}`}>
                <h3 id={anchor}>{heading}</h3>
                <div className="chapter-body">
                  <RichText html={html} under={3} />
                </div>
              </section>
            ))}
          </div>
        </div>
      ))}
    </article>
  );
}

export function AboutPage({ frame, at, passages, page, pages }: AboutPageProps) {
  const { college } = frame;
  const { about: words, message: messageWords } = useWords(passageWords);
  const { langOf } = usePageLanguage();
  const linksTo = usePageLinks();
  const { links } = useWords(inEach);
  const heading = links[at];
  const position = { path: '/who-we-are', page, pages };
  return (
    <Document
      styles={ABOUT}
      frame={frame}
      title={heading}
      position={position}
      description={passages[0]?.excerpt ?? ''}
      picture={passages[0]?.picture ?? null}
    >
      <div className="wrap about-head">
        <PageHead heading={heading}>
          {college.motto && <p lang={langOf(college.motto)}>{college.motto}</p>}
          {passages.length === 0 && <p>{words.none}</p>}
        </PageHead>
        <Contents sections={passages.map(({ anchor, title }) => ({ anchor, label: title }))} />
      </div>
      {passages.map((about, at) => (
        <AboutSection key={about.id} about={about} first={at === 0} />
      ))}
      <div className="wrap">
        <Pagination {...position} />
        <CallToAction
          heading={words.onward}
          links={[
            { label: messageWords.heading, href: '/message' },
            ...linksTo('/admissions', '/contact-us'),
          ]}
        >
          <p>{words.onwardText}</p>
        </CallToAction>
      </div>
    </Document>
  );
}
