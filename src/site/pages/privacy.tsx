import type { ReactNode } from 'react';
import {
  KNOWN_BROWSER_DAYS,
  type RetentionField,
  SESSION_DAYS,
  SESSION_IDLE_HOURS,
} from '../../content/retention.ts';
import type { SubmissionType } from '../../content/submission.ts';
import { submissionTypes } from '../../content/submissions.ts';
import { fieldsOf } from '../../schema/define-type.ts';
import { labelIn } from '../../schema/field.ts';
import { ContactLines } from '../components/contact-lines.tsx';
import { Contents, PageButtons, PageHead } from '../components/page-parts.tsx';
import { Document } from '../document.tsx';
import { usePageLanguage, useWords } from '../language.tsx';
import { ABOUT } from '../page-assets.ts';
import type { PrivacyPageProps } from '../view-models.ts';
import { privacyWords } from './privacy-words.ts';

/** The parts after those of the forms. */
const PARTS = ['chat', 'mail', 'spam', 'account', 'visit', 'where', 'ask'] as const;

/** A number of days in words, as whole years where possible. */
function usePeriod(): (days: number) => string {
  const { aYear, years, days: daysLong } = useWords(privacyWords);
  const { digits } = usePageLanguage();
  return (days) => {
    if (days % 365 !== 0) return daysLong(digits(days));
    return days === 365 ? aYear : years(digits(days / 365));
  };
}

/** The kinds of data: what is kept, why, for how long, and who sees it. */
function Facts({ facts }: { facts: Record<'what' | 'why' | 'until' | 'who', ReactNode> }) {
  const { labels } = useWords(privacyWords);
  return (
    <dl className="privacy-facts">
      {(['what', 'why', 'until', 'who'] as const).map((name) => (
        <div key={name}>
          <dt>{labels[name]}</dt>
          <dd>{facts[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The page about personal data, written from the settings and the declarations of the forms. */
export function PrivacyPage({ frame, sendsQuestionsOut }: PrivacyPageProps) {
  const { college } = frame;
  const words = useWords(privacyWords);
  const { form: sent, chat, mail, spam, account, visit, where, ask } = words;
  const { language, digits } = usePageLanguage();
  const period = usePeriod();
  const until = (name: RetentionField, say: (period: string) => string, endless = words.endless) => {
    const days = college[name];
    return days === null ? endless : say(period(days));
  };
  const partOf = ({ name, form, keptFor, privacyAnchor: anchor = name, visitorWords }: SubmissionType) => {
    const { heading, until: endless = words.endless, ...said } = visitorWords[language].privacy;
    const labels = fieldsOf(form).map(([, field]) => labelIn(language, field));
    const facts = {
      ...said,
      what: sent.what(labels.join(', ')),
      until: keptFor ? until(keptFor, sent.until, endless) : endless,
    };
    return { anchor, label: heading, body: <Facts facts={facts} /> };
  };
  const bodies: Record<(typeof PARTS)[number], ReactNode> = {
    chat: (
      <Facts
        facts={{
          ...chat,
          what: sendsQuestionsOut ? `${chat.what} ${chat.outside}` : chat.what,
          until: `${until('keepChats', chat.until)} ${until('keepUnanswered', chat.untilUnanswered, chat.unansweredEndless)}`,
        }}
      />
    ),
    mail: <Facts facts={{ ...mail, until: until('keepMails', mail.until) }} />,
    spam: <Facts facts={{ ...spam, until: until('keepSpam', spam.until) }} />,
    account: (
      <Facts
        facts={{
          ...account,
          until: [
            account.until(digits(SESSION_IDLE_HOURS), digits(SESSION_DAYS)),
            account.cookie(period(KNOWN_BROWSER_DAYS)),
            until('keepAudit', account.trail, account.trailEndless),
          ].join(' '),
        }}
      />
    ),
    visit: (
      <>
        <p>{visit.what}</p>
        <p>{visit.device}</p>
      </>
    ),
    where: <p>{where.text}</p>,
    ask: (
      <>
        <p>{ask.text}</p>
        <ContactLines college={college} />
        {college.email && (
          <p>
            <a href={`mailto:${college.email}`}>{college.email}</a>
          </p>
        )}
        <PageButtons links={[{ label: ask.form, href: '/contact-us' }]} />
      </>
    ),
  };
  const parts = [
    ...submissionTypes.map(partOf),
    ...PARTS.map((part) => ({ anchor: part, label: words[part].heading, body: bodies[part] })),
  ];
  return (
    <Document
      styles={ABOUT}
      frame={frame}
      title={words.heading}
      description={words.description(college.name)}
    >
      <div className="wrap">
        <PageHead heading={words.heading}>
          <p>{words.summary}</p>
        </PageHead>
        <Contents sections={parts} />
        {parts.map(({ anchor, label, body }) => (
          <section key={anchor} className="chapter" id={anchor} aria-labelledby={`${anchor}-heading`}>
            <h2 id={`${anchor}-heading`}>{label}</h2>
            <div className="chapter-body">{body}</div>
          </section>
        ))}
      </div>
    </Document>
  );
}
