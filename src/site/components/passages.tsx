import { useLangOf } from '../language.tsx';
import type { Passage, PassagesPageProps } from '../view-models.ts';
import { Attachments } from './attachments.tsx';
import { Contents } from './contents.tsx';
import { PinnedMark } from './day.tsx';
import { Pagination } from './pagination.tsx';
import { COLUMN, Picture } from './picture.tsx';
import { RichText } from './rich-text.tsx';

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

export type PassagesProps = Omit<PassagesPageProps, 'frame'> & {
  /** Path of the page, without a query. */
  path: string;
};

/** All records of a type, after a table of contents. */
export function Passages({ passages, path, page, pages }: PassagesProps) {
  return (
    <>
      <Contents sections={passages.map(({ anchor, title }) => ({ anchor, label: title }))} />
      {passages.map((passage, at) => (
        <PassageView key={passage.id} passage={passage} first={at === 0} />
      ))}
      <Pagination path={path} page={page} pages={pages} />
    </>
  );
}
