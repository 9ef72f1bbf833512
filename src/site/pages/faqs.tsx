import { PageButtons } from '../components/call-to-action.tsx';
import { ContactLines } from '../components/contact-lines.tsx';
import { PinnedMark } from '../components/day.tsx';
import { PageHead } from '../components/page-head.tsx';
import { usePageLinks } from '../components/page-links.ts';
import { adjacentPages, Pagination, useTitleOfPart } from '../components/pagination.tsx';
import { COLUMN, Picture } from '../components/picture.tsx';
import { RichText } from '../components/rich-text.tsx';
import { words as inEach } from '../components/words.ts';
import { Document } from '../document.tsx';
import { useAddress, useLangOf, useWords } from '../language.tsx';
import { faqData } from '../structured-data.tsx';
import type { Passage, PassagesPageProps } from '../view-models.ts';
import { faqWords } from './passage-words.ts';

const path = '/faqs';

/** The answer has the id, since browsers open a closed `<details>` for a target inside it only. */
function Question({ faq, address }: { faq: Passage; address: string }) {
  const { id, anchor, title, html, picture } = faq;
  const words = useWords(faqWords);
  const langOf = useLangOf();
  return (
    <details className="question">
      <summary>
        <h2 lang={langOf(title)}>{title}</h2>
        <PinnedMark of={faq} />
      </summary>
      <div className="answer" id={anchor}>
        {picture && (
          <Picture
            picture={picture}
            of={id}
            sizes={`(min-width: 75rem) 46rem, (min-width: 64rem) 60vw, ${COLUMN}`}
            fit="whole"
          />
        )}
        <RichText html={html} under={2} />
        <p className="permalink">
          <a href={`${address}#${anchor}`}>
            {words.permalink}
            <span className="unseen">
              : <span lang={langOf(title)}>{title}</span>
            </span>
          </a>
        </p>
      </div>
    </details>
  );
}

/** Structured data of the answered questions. */
function faqDataOf(passages: readonly Passage[]) {
  const answered = passages.filter(({ html }) => html !== '');
  if (answered.length === 0) return [];
  return [faqData(answered.map(({ title, html }) => ({ question: title, answer: html })))];
}

export function FaqsPage({ frame, passages, page, pages }: PassagesPageProps) {
  const words = useWords(faqWords);
  const { links, askOffice } = useWords(inEach);
  const linksTo = usePageLinks();
  const titleOfPart = useTitleOfPart();
  const to = useAddress();
  const address = to(page > 1 ? `${path}?page=${page}` : path);
  return (
    <Document
      styles="chapters"
      frame={frame}
      title={titleOfPart(links[path], page)}
      description={words.description(frame.college.name)}
      data={faqDataOf(passages)}
      {...adjacentPages({ path, page, pages })}
    >
      <div className="wrap faqs">
        <PageHead heading={links[path]}>
          <p>{passages.length === 0 ? words.none : words.purpose}</p>
        </PageHead>
        {passages.length > 0 && (
          <div className="questions">
            {passages.map((faq) => (
              <Question key={faq.id} faq={faq} address={address} />
            ))}
            <Pagination path={path} page={page} pages={pages} />
          </div>
        )}
        <aside className="unanswered" aria-labelledby="unanswered">
          <h2 id="unanswered" className="section-title">
            {passages.length === 0 ? askOffice : words.unanswered}
          </h2>
          <p>{words.unansweredText}</p>
          <ContactLines college={frame.college} />
          <PageButtons links={linksTo('/contact-us', '/admissions')} />
        </aside>
      </div>
    </Document>
  );
}
