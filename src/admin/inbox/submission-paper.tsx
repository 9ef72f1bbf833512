import type { ReactNode } from 'react';
import type { Submission } from '../../content/submission.ts';
import type { SubmissionFacts } from '../../content/submissions.ts';
import { telLink } from '../../content/tel-link.ts';
import { CONTACT_FIELDS } from '../../content/visitor-form.ts';
import type { Item } from '../../schema/define-type.ts';
import { langOf } from '../../ui/lang-of.ts';
import { Telephones } from '../../ui/telephones.tsx';
import { textIn } from '../api/records.ts';
import { formatFull } from '../format-time.ts';
import { CollegeMark } from '../layout/college-mark.tsx';
import { titleOf } from '../paths.ts';
import { useCollege } from '../shell.ts';
import { mailtoLink } from './contact-links.ts';
import { words } from './words.ts';

/** A submission as plain text. Printed, it is one page under the college's name. */
export function SubmissionPaper({ type, item }: { type: SubmissionFacts; item: Item }) {
  const { name: college } = useCollege();
  const name = titleOf(type, item);
  const reference = textIn<Submission>(item, 'reference');
  const fields = type.fields.filter((field) => field.name !== type.titleField);

  const shown = (field: string, value: string): ReactNode => {
    if (value === '') return <span className="not-given">{words.notGiven}</span>;
    if (field === CONTACT_FIELDS.phone) return <Telephones linkOf={telLink} typed={value} />;
    if (field === CONTACT_FIELDS.email)
      return <LinkTo href={mailtoLink(value, `${reference}, ${college}`)}>{value}</LinkTo>;
    return value;
  };

  return (
    <article className="paper" aria-labelledby="sender">
      <p className="letterhead">
        <CollegeMark />
        <strong>{college}</strong>
        <span>{type.admin.noun}</span>
      </p>
      {item.isSpam === true && <p className="spam-note">{words.takenForSpam}</p>}
      <h2 id="sender" lang={langOf(name)}>
        {name}
      </h2>
      <dl>
        <div className="short">
          <dt>{words.reference}</dt>
          <dd>{reference}</dd>
        </div>
        <div className="short">
          <dt>{words.received}</dt>
          <dd>
            <time dateTime={item.createdAt}>{formatFull(new Date(item.createdAt))}</time>
          </dd>
        </div>
        {fields.map(({ name: field, label, kind }) => {
          const value = String(item[field] ?? '');
          return (
            <div key={field} className={kind === 'text' ? 'short' : 'long'}>
              <dt>{label}</dt>
              <dd lang={langOf(value)}>{shown(field, value)}</dd>
            </div>
          );
        })}
      </dl>
    </article>
  );
}

function LinkTo({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href ? <a href={href}>{children}</a> : children;
}
