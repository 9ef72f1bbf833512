import { langOf } from '../../ui/lang-of.ts';
import type { Passage, PassagesPageProps } from '../view-models.ts';
import { Attachments } from './attachments.tsx';
import { Contents } from './contents.tsx';
import { Pagination } from './pagination.tsx';
import { COLUMN, Picture } from './picture.tsx';
import { RichText } from './rich-text.tsx';

/** How wide a picture in the margin beside a text is shown. */
export const MARGIN = `(min-width: 75rem) 23rem, (min-width: 44rem) 31vw, ${COLUMN}`;

/** A record with its whole text beside its title, and its picture below that. The first one's opens the page. */
function PassageView({ passage, first }: { passage: Passage; first: boolean }) {
  const { id, anchor, title, html, picture, attachments } = passage;
  return (
    <article className="chapter" id={anchor}>
      <header>
        <h2 lang={langOf(title)}>{title}</h2>
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

/** All records of a type one below the other, with a list of contents before them; `Opening` stands above them. */
export function Passages({ passages, path, page, pages }: PassagesProps) {
  return (
    <>
      <Contents places={passages.map(({ anchor, title }) => ({ anchor, label: title }))} />
      {passages.map((passage, at) => (
        <PassageView key={passage.id} passage={passage} first={at === 0} />
      ))}
      <Pagination path={path} page={page} pages={pages} />
    </>
  );
}

/** The page's title in a browser's tab, which names the part of the list that it shows. */
export function titleOfPart(title: string, page: number): string {
  return page > 1 ? `${title}, page ${page}` : title;
}
