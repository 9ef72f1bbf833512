import { Document } from '../document.tsx';
import { useLangOf, useWords } from '../language.tsx';
import type { PageLink } from '../navigation.ts';
import type { admissionWords } from '../pages/passage-words.ts';
import type { Passage, PassagesPageProps } from '../view-models.ts';
import { Attachments } from './attachments.tsx';
import { CallToAction } from './call-to-action.tsx';
import { Contents } from './contents.tsx';
import { PinnedMark } from './day.tsx';
import { PageHero } from './page-head.tsx';
import { adjacentPages, Pagination, useTitleOfPart } from './pagination.tsx';
import { COLUMN, Picture } from './picture.tsx';
import { RichText } from './rich-text.tsx';
import { words as inEach } from './words.ts';

/** `sizes` of a picture in the margin beside a text. */
export const MARGIN = `(min-width: 75rem) 23rem, (min-width: 44rem) 31vw, ${COLUMN}`;

/** A record: its title with its picture in the margin, its text beside them. The first picture is in the page's hero. */
function PassageView({ passage, first }: { passage: Passage; first: boolean }) {
  const { id, anchor, title, html, picture, attachments } = passage;
  const langOf = useLangOf();
  return (
    <article className="chapter" id={anchor}>
      <header>
        <h2 lang={langOf(title)}>{title}</h2>
        <PinnedMark of={passage} />
        {!first && picture && <Picture picture={picture} of={id} sizes={MARGIN} fit="whole" />}
      </header>
      <div className="chapter-body">
        <RichText html={html} under={2} />
        <Attachments attachments={attachments} level={3} />
      </div>
    </article>
  );
}

interface PassagesProps extends PassagesPageProps {
  /** Path of the page, without a query. */
  path: '/admissions' | '/scholarships';
  words: (typeof admissionWords)['en'];
  /** The main actions of the page, and the links at its end. */
  links: readonly PageLink[];
  onward: readonly PageLink[];
}

/** A page of all records of a type, after a table of contents. */
export function Passages({ frame, passages, page, pages, path, words, links, onward }: PassagesProps) {
  const { links: headings } = useWords(inEach);
  const titleOfPart = useTitleOfPart();
  const heading = headings[path];
  return (
    <Document
      styles="chapters"
      frame={frame}
      title={titleOfPart(heading, page)}
      description={words.description(frame.college.name, words.summary)}
      picture={passages[0]?.picture ?? null}
      {...adjacentPages({ path, page, pages })}
    >
      <div className="wrap">
        <PageHero heading={heading} links={links} first={passages[0]}>
          <p>{words.summary}</p>
          {passages.length === 0 && <p>{words.none}</p>}
        </PageHero>
        <Contents sections={passages.map(({ anchor, title }) => ({ anchor, label: title }))} />
        {passages.map((passage, at) => (
          <PassageView key={passage.id} passage={passage} first={at === 0} />
        ))}
        <Pagination path={path} page={page} pages={pages} />
        <CallToAction heading={words.onward} links={onward}>
          <p>{words.onwardText}</p>
        </CallToAction>
      </div>
    </Document>
  );
}
