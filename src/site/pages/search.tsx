import { langOf } from '../../ui/lang-of.ts';
import { PageButtons } from '../components/call-to-action.tsx';
import { ContactLines } from '../components/contact-lines.tsx';
import { Day, NewMark } from '../components/day.tsx';
import { PageHead } from '../components/page-head.tsx';
import { adjacentPages, Pagination } from '../components/pagination.tsx';
import { SearchField } from '../components/search-field.tsx';
import { Document } from '../document.tsx';
import { popularLinks } from '../navigation.ts';
import type { HighlightedPart, HitView, SearchPageProps } from '../search-results.ts';
import type { PageFrame } from '../view-models.ts';

/** A text with its matches marked. */
function HighlightedText({ parts }: { parts: readonly HighlightedPart[] }) {
  let at = 0;
  return parts.map(({ text, isMatch }) => {
    const start = at;
    at += text.length;
    return isMatch ? <mark key={start}>{text}</mark> : text;
  });
}

const plainText = (parts: readonly HighlightedPart[]): string => parts.map(({ text }) => text).join('');

/** The query keeps its own language and writing direction within the page's text. */
function Query({ q }: { q: string }) {
  return (
    <>
      “<bdi lang={langOf(q)}>{q}</bdi>”
    </>
  );
}

function Hit({ hit: { kind, title, path, at, snippet }, today }: { hit: HitView; today: string }) {
  return (
    <li className="hit">
      <h3 className="entry-title">
        <a href={path} lang={langOf(plainText(title))}>
          <HighlightedText parts={title} />
        </a>{' '}
        {at && <NewMark of={at} today={today} />}
      </h3>
      {snippet.length > 0 && (
        <p lang={langOf(plainText(snippet))}>
          <HighlightedText parts={snippet} />
        </p>
      )}
      {(kind || at) && (
        <p className="hit-kind">
          {kind}
          {at && <Day of={at} />}
        </p>
      )}
    </li>
  );
}

function Hits(props: SearchPageProps) {
  const { frame, q, hits, page, pages, total, isPartialMatch, isTruncated } = props;
  const count = isTruncated ? `The ${total} nearest to` : `${total} found for`;
  return (
    <section className="hits" aria-labelledby="found">
      <div>
        <h2 id="found">
          {isPartialMatch ? 'Nothing has all the words' : count} <Query q={q} />
        </h2>
        {isPartialMatch && <p>{total === 1 ? 'This has some of them.' : 'These have some of them.'}</p>}
      </div>
      <ol>
        {hits.map((hit) => (
          <Hit key={hit.path + plainText(hit.title)} hit={hit} today={frame.today} />
        ))}
      </ol>
      <Pagination {...positionOf(q, page, pages)} words={['Previous', 'Next']} />
    </section>
  );
}

function NothingFound({ q, frame }: { q: string; frame: PageFrame }) {
  return (
    <section className="hits" aria-labelledby="found">
      <h2 id="found">
        Nothing found for <Query q={q} />
      </h2>
      <div>
        <ul className="advice">
          <li>Check the spelling, or try fewer words, or others that mean the same.</li>
          <li>Nepali is found in its own letters and in Latin ones.</li>
          {frame.assets.islands?.chat && (
            <li className="scripted">
              Ask the assistant: ‘Open chat’ is the round button at the foot of the page.
            </li>
          )}
          <li>Ask the office, which answers by telephone and at the desk.</li>
        </ul>
        <ContactLines college={frame.college} />
        <PageButtons
          links={[
            { label: 'Contact Us', href: '/contact-us' },
            { label: 'FAQs', href: '/faqs' },
          ]}
        />
      </div>
    </section>
  );
}

/** Popular links, before the first search. */
function Beginning() {
  return (
    <section className="hits" aria-labelledby="found">
      <h2 id="found">What most people look for</h2>
      <PageButtons links={popularLinks} />
    </section>
  );
}

function positionOf(q: string, page: number, pages: number) {
  return { path: '/search', query: new URLSearchParams({ q }).toString(), page, pages };
}

function titleOf({ q, page }: SearchPageProps): string {
  if (q === '') return 'Search';
  return page > 1 ? `Search: ${q}, page ${page}` : `Search: ${q}`;
}

export function SearchPage(props: SearchPageProps) {
  const { frame, q, isShortened, page, pages, total } = props;
  return (
    <Document
      styles="search-and-errors"
      frame={frame}
      title={titleOf(props)}
      indexed={false}
      {...adjacentPages(positionOf(q, page, pages))}
    >
      <div className="wrap search-page">
        <PageHead heading="Search" />
        <SearchField q={q} button="worded" />
        {(q === '' || isShortened) && (
          <p className="search-hint">
            {isShortened
              ? 'That was more than can be searched for at once: only its first 200 letters were.'
              : 'Notices, news, programmes, fees, answers: a word or two, in English or Nepali.'}
          </p>
        )}
        {q === '' ? <Beginning /> : total === 0 ? <NothingFound q={q} frame={frame} /> : <Hits {...props} />}
      </div>
    </Document>
  );
}
