import type { ReactNode } from 'react';
import { scholarship } from '../../content/scholarship.ts';
import { labelIn } from '../../schema/field.ts';
import { Attachments } from '../components/attachments.tsx';
import { ContactLines } from '../components/contact-lines.tsx';
import { PinnedMark } from '../components/day.tsx';
import { IntakeTable } from '../components/intakes.tsx';
import {
  CallToAction,
  Contents,
  PageButtons,
  PageHead,
  PageHero,
  usePageLinks,
} from '../components/page-parts.tsx';
import { Pagination } from '../components/pagination.tsx';
import { COLUMN, Picture } from '../components/picture.tsx';
import { Portrait } from '../components/portrait.tsx';
import { RichText } from '../components/rich-text.tsx';
import { words as inEach } from '../components/words.ts';
import { Filled } from '../components/written.tsx';
import { Document } from '../document.tsx';
import { usePageLanguage, useWords } from '../language.tsx';
import type { PageLink } from '../navigation.ts';
import { ABOUT } from '../page-assets.ts';
import { faqData } from '../structured-data.tsx';
import type {
  IntakeView,
  LetterView,
  Passage,
  PassagesPageProps,
  QuestionView,
  ScholarshipView,
} from '../view-models.ts';
import { passageWords } from './passage-words.ts';

/** `sizes` of a picture in the margin beside a text. */
export const MARGIN = `(min-width: 75rem) 23rem, (min-width: 44rem) 31vw, ${COLUMN}`;

/** A record: its title with its picture in the margin, its text beside them. The first picture is in the page's hero. */
function PassageView({ passage, first }: { passage: Passage; first: boolean }) {
  const { id, anchor, title, html, picture, attachments } = passage;
  const { langOf } = usePageLanguage();
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
  /** Shown before the records. */
  summary?: ReactNode;
  /** Whether it leads to every record, as a table of contents does. */
  isSummaryWhole?: boolean;
  /** Path of the page, without a query. */
  path: '/admissions' | '/scholarships';
  words: Record<'summary' | 'none' | 'onward' | 'onwardText', string> & {
    description: (college: string, summary: string) => string;
  };
  /** The main actions of the page, and the links at its end. */
  links: readonly PageLink[];
  onward: readonly PageLink[];
}

/** A page of all records of a type, after a table of contents. */
function Passages(props: PassagesProps) {
  const { frame, passages, page, pages, path, words, links, onward, summary, isSummaryWhole } = props;
  const { links: headings } = useWords(inEach);
  const heading = headings[path];
  const position = { path, page, pages };
  return (
    <Document
      styles={summary ? ['chapters', 'facts-table'] : 'chapters'}
      frame={frame}
      title={heading}
      position={position}
      description={words.description(frame.college.name, words.summary)}
      picture={passages[0]?.picture ?? null}
    >
      <div className="wrap">
        <PageHero heading={heading} links={links} first={passages[0]}>
          <p>{words.summary}</p>
          {passages.length === 0 && <p>{words.none}</p>}
        </PageHero>
        {summary}
        {!isSummaryWhole && (
          <Contents sections={passages.map(({ anchor, title }) => ({ anchor, label: title }))} />
        )}
        {passages.map((passage, at) => (
          <PassageView key={passage.id} passage={passage} first={at === 0} />
        ))}
        <Pagination {...position} />
        <CallToAction heading={words.onward} links={onward}>
          <p>{words.onwardText}</p>
        </CallToAction>
      </div>
    </Document>
  );
}

interface AdmissionsPageProps extends PassagesPageProps {
  intakes: readonly IntakeView[];
}

export function AdmissionsPage({ intakes, ...props }: AdmissionsPageProps) {
  const { admission: words } = useWords(passageWords);
  const { startApplication, askOffice } = useWords(inEach);
  const linksTo = usePageLinks();
  const apply = { label: startApplication, href: '/apply-online' };
  const ask = { label: askOffice, href: '/contact-us' };
  const onward = [apply, ...linksTo('/scholarships'), ask];
  return (
    <Passages
      {...props}
      path="/admissions"
      words={words}
      links={[apply, ask]}
      onward={onward}
      summary={intakes.length > 0 && props.page === 1 && <IntakeTable intakes={intakes} />}
    />
  );
}

const SCHOLARSHIP_FACTS = ['recipients', 'amount', 'deadline'] as const;

/** Who, how much, until when. Narrow windows show a block for each scholarship. */
function ScholarshipTable({ rows }: { rows: readonly ScholarshipView[] }) {
  const { scholarship: words } = useWords(passageWords);
  const { language, langOf } = usePageLanguage();
  const columns = SCHOLARSHIP_FACTS.filter((name) => rows.some((row) => row[name] !== ''));
  const label = (name: (typeof columns)[number]) => labelIn(language, scholarship.fields[name]);
  return (
    <section className="chapter" aria-labelledby="summary">
      <h2 id="summary">{words.inBrief}</h2>
      <div className="chapter-body">
        <table className="facts-table">
          <thead>
            <tr>
              <th scope="col">{words.name}</th>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {label(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <a href={`#${row.anchor}`} lang={langOf(row.title)}>
                    {row.title}
                  </a>
                </th>
                {columns.map((name) => (
                  <td key={name} lang={langOf(row[name])} data-label={label(name)}>
                    {row[name]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

export function ScholarshipsPage(props: PassagesPageProps<ScholarshipView>) {
  const { scholarship: words } = useWords(passageWords);
  const { askOffice } = useWords(inEach);
  const linksTo = usePageLinks();
  const getIn = { label: words.getIn, href: '/admissions' };
  const ask = { label: askOffice, href: '/contact-us' };
  const onward = [...linksTo('/admissions'), ask];
  const rows = props.passages.filter((row) => SCHOLARSHIP_FACTS.some((name) => row[name] !== ''));
  return (
    <Passages
      {...props}
      path="/scholarships"
      words={words}
      links={[getIn, ask]}
      onward={onward}
      summary={rows.length > 0 && <ScholarshipTable rows={rows} />}
      isSummaryWhole={rows.length > 0 && rows.length === props.passages.length}
    />
  );
}

interface QuestionProps {
  faq: Passage;
  address: string;
  /** Of its heading. */
  level?: 'h2' | 'h3';
}

/** The answer has the id, since browsers open a closed `<details>` for a target inside it only. */
function Question({ faq, address, level: H = 'h2' }: QuestionProps) {
  const { id, anchor, title, html, picture } = faq;
  const { faq: words } = useWords(passageWords);
  const { langOf } = usePageLanguage();
  return (
    <details className="question">
      <summary>
        <H lang={langOf(title)}>{title}</H>
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
        <RichText html={html} under={H === 'h2' ? 2 : 3} />
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

interface QuestionsProps {
  questions: readonly QuestionView[];
  address: string;
}

/** The questions grouped by topic; the topics stand in the order of their first question. */
function Questions({ questions, address }: QuestionsProps) {
  const { faq: words } = useWords(passageWords);
  const { langOf } = usePageLanguage();
  const byTopic = Map.groupBy(questions, ({ topic }) => topic);
  if (byTopic.size === 1 && byTopic.has(''))
    return questions.map((faq) => <Question key={faq.id} faq={faq} address={address} />);
  const others = byTopic.get('');
  byTopic.delete('');
  return [...byTopic, ...(others ? [['', others] as const] : [])].map(([topic, own], at) => (
    <section key={topic} className="question-group" aria-labelledby={`topic-${at + 1}`}>
      <h2 id={`topic-${at + 1}`} lang={langOf(topic)}>
        {topic || words.others}
      </h2>
      {own.map((faq) => (
        <Question key={faq.id} faq={faq} address={address} level="h3" />
      ))}
    </section>
  ));
}

export function FaqsPage({ frame, passages, page, pages }: PassagesPageProps<QuestionView>) {
  const { faq: words } = useWords(passageWords);
  const { links, askOffice } = useWords(inEach);
  const linksTo = usePageLinks();
  const { to } = usePageLanguage();
  const path = '/faqs';
  const position = { path, page, pages };
  const address = to(page > 1 ? `${path}?page=${page}` : path);
  return (
    <Document
      styles="faqs"
      frame={frame}
      title={links[path]}
      position={position}
      description={words.description(frame.college.name)}
      data={faqDataOf(passages)}
    >
      <div className="wrap faqs">
        <PageHead heading={links[path]}>
          <p>{passages.length === 0 ? words.none : words.purpose}</p>
        </PageHead>
        {passages.length > 0 && (
          <div className="questions">
            <Questions questions={passages} address={address} />
            <Pagination {...position} />
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

function Letter({ letter, first }: { letter: LetterView; first: boolean }) {
  const { id, anchor, title: name, html, picture, signature } = letter;
  const { langOf } = usePageLanguage();
  return (
    <article className="letter chapter" id={anchor}>
      <header className="letter-from">
        <Portrait
          name={name}
          picture={picture}
          of={id}
          sizes="(min-width: 75rem) 23rem, (min-width: 44rem) 31vw, 16rem"
          first={first}
          fit="whole"
        />
        <h2 lang={langOf(name)}>{name}</h2>
        <PinnedMark of={letter} />
      </header>
      <div className="chapter-body">
        <RichText html={html} under={2} />
        {signature && (
          <p className="signature">
            <strong lang={langOf(signature.name)}>{signature.name}</strong>
            {signature.post && <span lang={langOf(signature.post)}>{signature.post}</span>}
          </p>
        )}
      </div>
    </article>
  );
}

export function MessagePage({ frame, passages, page, pages }: PassagesPageProps<LetterView>) {
  const { college } = frame;
  const { message: words } = useWords(passageWords);
  const linksTo = usePageLinks();
  const position = { path: '/message', page, pages };
  return (
    <Document
      styles={ABOUT}
      frame={frame}
      title={words.heading}
      position={position}
      description={passages[0]?.excerpt ?? ''}
      picture={passages[0]?.picture ?? null}
    >
      <div className="wrap">
        <PageHead heading={words.heading}>{passages.length === 0 && <p>{words.none}</p>}</PageHead>
        {passages.map((letter, at) => (
          <Letter key={letter.id} letter={letter} first={at === 0} />
        ))}
        <Pagination {...position} />
        <CallToAction
          heading={<Filled say={words.onward} text={college.name} />}
          links={linksTo('/who-we-are', '/admissions', '/contact-us')}
        >
          <p>{words.onwardText}</p>
        </CallToAction>
      </div>
    </Document>
  );
}
