import { ContactLines } from '../components/contact-lines.tsx';
import { Day, NewMark } from '../components/day.tsx';
import { Filters, queryOf } from '../components/filters.tsx';
import { PageButtons, PageHead, usePageLinks, usePopularLinks } from '../components/page-parts.tsx';
import { Pagination } from '../components/pagination.tsx';
import { SearchField } from '../components/search-field.tsx';
import { Filled } from '../components/written.tsx';
import { Document } from '../document.tsx';
import { usePageLanguage, useWords } from '../language.tsx';
import type { HighlightedPart, HitView, PageFrame, SearchPageProps } from '../view-models.ts';
import { entryWords } from './entry-words.ts';

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

/** A sentence with the query, which keeps its own language and writing direction. */
function WithQuery({ q, say }: { q: string; say: (q: string) => string }) {
  const { langOf } = usePageLanguage();
  return (
    <Filled say={say} text={q}>
      <bdi lang={langOf(q)}>{q}</bdi>
    </Filled>
  );
}

function Hit({ hit: { kind, title, path, at, snippet }, today }: { hit: HitView; today: string }) {
  const { to, langOf } = usePageLanguage();
  return (
    <li className="hit">
      <h3 className="entry-title">
        <a href={to(path)} lang={langOf(plainText(title))}>
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
  const { frame, q, hits, total, isPartialMatch, isTruncated } = props;
  const { search: words } = useWords(entryWords);
  const { digits } = usePageLanguage();
  const count = isTruncated ? words.nearest : words.found;
  const [about = [], mentions = []] = [false, true].map((is) =>
    hits.filter(({ isMention }) => isMention === is),
  );
  const listed = (some: readonly HitView[]) => (
    <ol>
      {some.map((hit) => (
        <Hit key={hit.path + plainText(hit.title)} hit={hit} today={frame.today} />
      ))}
    </ol>
  );
  return (
    <>
      <section className="hits" aria-labelledby="found">
        <div>
          <h2 id="found">
            <WithQuery q={q} say={isPartialMatch ? words.partial : (place) => count(digits(total), place)} />
          </h2>
          {isPartialMatch && <p>{total === 1 ? words.thisHasSome : words.theseHaveSome}</p>}
        </div>
        {about.length > 0 && listed(about)}
        {mentions.length === 0 && <Pagination {...positionOf(props)} words={[words.previous, words.next]} />}
      </section>
      {mentions.length > 0 && (
        <section className="hits" aria-labelledby="mentioned">
          <h2 id="mentioned">{words.mentioned}</h2>
          {listed(mentions)}
          <Pagination {...positionOf(props)} words={[words.previous, words.next]} />
        </section>
      )}
    </>
  );
}

function NothingFound({ q, frame }: { q: string; frame: PageFrame }) {
  const { search: words } = useWords(entryWords);
  const linksTo = usePageLinks();
  return (
    <section className="hits" aria-labelledby="found">
      <h2 id="found">
        <WithQuery q={q} say={words.nothing} />
      </h2>
      <div>
        <ul className="advice">
          <li>{words.spelling}</li>
          <li>{words.letters}</li>
          {frame.assets.islands?.chat && <li className="scripted">{words.assistant}</li>}
          <li>{words.office}</li>
        </ul>
        <ContactLines college={frame.college} />
        <PageButtons links={linksTo('/contact-us', '/faqs')} />
      </div>
    </section>
  );
}

/** Popular links, before the first search. */
function Beginning() {
  const { search: words } = useWords(entryWords);
  const links = usePopularLinks();
  return (
    <section className="hits" aria-labelledby="found">
      <h2 id="found">{words.popular}</h2>
      <PageButtons links={links} />
    </section>
  );
}

function positionOf({ q, filter, page, pages }: SearchPageProps) {
  return { path: '/search', query: queryOf(filter, q), page, pages };
}

export function SearchPage(props: SearchPageProps) {
  const { frame, q, filter, isShortened, total } = props;
  const { search: words } = useWords(entryWords);
  return (
    <Document
      styles="search-and-errors"
      frame={frame}
      title={q === '' ? words.heading : words.titled(q)}
      position={positionOf(props)}
      indexed={false}
    >
      <div className="wrap search-page">
        <PageHead heading={words.heading} />
        <SearchField q={q} button="worded" />
        {(q === '' || isShortened) && (
          <p className="search-hint">{isShortened ? words.shortened : words.hint}</p>
        )}
        {(total > 0 || filter.kind || filter.year) && <Filters path="/search" q={q} filter={filter} />}
        {q === '' ? <Beginning /> : total === 0 ? <NothingFound q={q} frame={frame} /> : <Hits {...props} />}
      </div>
    </Document>
  );
}
