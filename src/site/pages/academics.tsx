import { intakeWords } from '../components/intake-words.ts';
import { IntakeSaid } from '../components/intakes.tsx';
import { Breadcrumb, CallToAction, PageHead, usePageLinks } from '../components/page-parts.tsx';
import { words as inEach } from '../components/words.ts';
import { Filled } from '../components/written.tsx';
import { Document } from '../document.tsx';
import { usePageLanguage, useWords } from '../language.tsx';
import { applyHref } from '../navigation.ts';
import type { IntakeView, PageFrame, Programme, ProgrammeFact, SemesterView } from '../view-models.ts';
import { useLength } from './faculty.tsx';
import { passageWords } from './passage-words.ts';

export interface ComparedProgramme {
  programme: Programme;
  facts: readonly ProgrammeFact[];
  semesters: readonly Pick<SemesterView, 'title'>[];
  /** Null for a programme without intakes. */
  intake: IntakeView | null;
}

/** All programmes side by side: one table, of which narrow windows show a block for each. */
export function AcademicsPage({
  frame,
  programmes,
}: {
  frame: PageFrame;
  programmes: readonly ComparedProgramme[];
}) {
  const { academics: words, faculty } = useWords(passageWords);
  const { links } = useWords(inEach);
  const { state } = useWords(intakeWords);
  const { to, langOf } = usePageLanguage();
  const linksTo = usePageLinks();
  const lengthOf = useLength();
  const rows = programmes.map((row) => {
    const length = lengthOf(row);
    return {
      ...row,
      cells: new Map([...(length ? [length] : []), ...row.facts].map((one) => [one.label, one])),
    };
  });
  // Only what is filled in of some programme, in the order of the first that has the most.
  const labels = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))];
  const hasIntakes = rows.some(({ intake }) => intake);
  return (
    <Document
      styles={['own-page', 'facts-table']}
      frame={frame}
      title={links['/academics']}
      description={words.description(frame.college.name)}
      picture={null}
    >
      <div className="wrap own-page">
        <Breadcrumb frame={frame} crumbs={[{ label: links['/academics'] }]} />
        <PageHead heading={links['/academics']}>
          <p>{rows.length === 0 ? words.none : words.summary}</p>
        </PageHead>
        {rows.length > 0 && (
          <table className="facts-table compared">
            <thead>
              <tr>
                {[words.programme, ...(hasIntakes ? [state] : []), ...labels].map((label) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ programme: { id, title, fullName, href }, cells, intake }) => (
                <tr key={id}>
                  <th scope="row">
                    <a href={to(href)} lang={langOf(title)}>
                      {title}
                    </a>
                    {fullName && <small lang={langOf(fullName)}>{fullName}</small>}
                  </th>
                  {hasIntakes && (
                    <td data-label={state}>
                      {intake && <IntakeSaid intake={intake} />}
                      {intake?.state !== 'coming' && (
                        <a href={to(applyHref(id))} className="compared-apply">
                          <Filled say={faculty.applyFor} text={title} />
                        </a>
                      )}
                    </td>
                  )}
                  {labels.map((label) => {
                    const text = cells.get(label)?.text ?? '';
                    return (
                      <td key={label} data-label={label} lang={langOf(text)}>
                        {text}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <CallToAction
          heading={words.onward}
          links={linksTo('/apply-online', '/admissions', '/scholarships', '/contact-us')}
        >
          <p>{words.onwardText}</p>
        </CallToAction>
      </div>
    </Document>
  );
}
