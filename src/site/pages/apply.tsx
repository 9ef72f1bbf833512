import { ContactLines } from '../components/contact-lines.tsx';
import { IntakeLines } from '../components/intakes.tsx';
import { More } from '../components/page-parts.tsx';
import { Programmes } from '../components/programmes.tsx';
import { VisitorForm } from '../components/visitor-form.tsx';
import { words as inEach } from '../components/words.ts';
import { usePageLanguage, useWords } from '../language.tsx';
import type { ApplyPageProps } from '../view-models.ts';
import { FormPage, useAnswerTime } from './form-page.tsx';
import { applyWords } from './form-words.ts';

export function ApplyPage({ admissions, intakes, ...props }: ApplyPageProps) {
  const { college, faculties } = props.frame;
  const words = useWords(applyWords);
  const { links, receipt } = useWords(inEach);
  const { to, langOf } = usePageLanguage();
  const within = useAnswerTime(college);
  const { steps } = words;
  return (
    <FormPage {...props} description={words.description(college.name)}>
      <IntakeLines intakes={intakes} />
      <div className="form-page">
        <VisitorForm
          {...props}
          chapters={words.chapters}
          choices={{ program: faculties.map(({ storedTitle: value, title: label }) => ({ value, label })) }}
        />
        <aside className="form-aside" aria-labelledby="next">
          <h2 id="next">{receipt.next}</h2>
          <ol className="next-steps">
            <li>{steps.reference}</li>
            <li>{steps.answer(within)}</li>
            <li>{steps.papers}</li>
          </ol>
          <h2>{words.speak}</h2>
          <p>{words.unsure}</p>
          <ContactLines college={college} />
          <p>
            <More href="/contact-us">{words.allWays}</More>
          </p>
        </aside>
      </div>
      {faculties.length > 0 && (
        <section className="chapter" aria-labelledby="programmes">
          <h2 id="programmes">{words.choose}</h2>
          <div className="chapter-body">
            <Programmes programmes={faculties} />
          </div>
        </section>
      )}
      <section className="chapter" aria-labelledby="asked-for">
        <h2 id="asked-for">{words.read}</h2>
        <div className="chapter-body">
          {admissions.length > 0 && (
            <ul className="programmes">
              {admissions.map(({ title, href }) => (
                <li key={href}>
                  <a href={to(href)} lang={langOf(title)}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <p>
            {words.papersUnder}
            <a href={to('/admissions')}>{links['/admissions']}</a>
            {words.feesUnder}
            <a href={to('/scholarships')}>{links['/scholarships']}</a>
            {words.end}
          </p>
        </div>
      </section>
    </FormPage>
  );
}
