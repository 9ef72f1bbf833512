import { application } from '../../content/application.ts';
import { langOf } from '../../ui/lang-of.ts';
import { ContactLines } from '../components/contact-lines.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Programmes } from '../components/programmes.tsx';
import { VisitorForm } from '../components/visitor-form.tsx';
import { Document } from '../document.tsx';
import { daysInWords } from '../receipt-words.ts';
import type { ApplyPageProps } from '../view-models.ts';

export function ApplyPage({ frame, form, admissions }: ApplyPageProps) {
  const { college, faculties } = frame;
  return (
    <Document
      styles="forms"
      frame={frame}
      title={form.refusal ? 'Not sent yet: Apply Online' : 'Apply Online'}
      description={`Apply to ${college.name} in five minutes: say who you are and what you want to study; papers come later.`}
      indexed={!form.receipt && !form.isReceiptOver}
      script="form"
    >
      <div className="wrap">
        <PageHead heading="Apply Online">
          <p>Say who you are and what you want to study. It takes five minutes; papers come later.</p>
        </PageHead>
        <div className="form-page">
          <VisitorForm
            frame={frame}
            type={application}
            form={form}
            send="Apply"
            receipt={{
              heading: 'We have your application',
              advice: 'Keep the reference; with it we find your application at once.',
            }}
            again={{
              heading: 'For somebody else',
              advice: 'We have yours: to add to it, call us with the reference. This form is empty again.',
            }}
            chapters={{
              name: 'Who you are',
              program: 'What you want to study',
              message: 'Anything you want to ask or tell',
            }}
            choices={{ program: faculties.map(({ title }) => title) }}
          />
          <aside className="form-aside" aria-labelledby="next">
            <h2 id="next">What happens next</h2>
            <ol className="next-steps">
              <li>You get a reference at once, to keep or to print.</li>
              <li>Our office reads your application and answers within {daysInWords(college.answerDays)}.</li>
              <li>You bring your papers, and somebody goes through them with you.</li>
            </ol>
            <h2>Speak to the office</h2>
            <p>Unsure which programme, or what to write? Call first.</p>
            <ContactLines college={college} />
            <p>
              <a className="more" href="/contact-us">
                All ways to reach us
              </a>
            </p>
          </aside>
        </div>
        {faculties.length > 0 && (
          <section className="chapter" aria-labelledby="programmes">
            <h2 id="programmes">Choose your programme</h2>
            <div className="chapter-body">
              <Programmes programmes={faculties} />
            </div>
          </section>
        )}
        <section className="chapter" aria-labelledby="asked-for">
          <h2 id="asked-for">Read what it asks for</h2>
          <div className="chapter-body">
            {admissions.length > 0 && (
              <ul className="programmes">
                {admissions.map(({ title, href }) => (
                  <li key={href}>
                    <a href={href} lang={langOf(title)}>
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            )}
            <p>
              Dates and papers stand under <a href="/admissions">Admissions</a>, help with the fees under{' '}
              <a href="/scholarships">Scholarships</a>.
            </p>
          </div>
        </section>
      </div>
    </Document>
  );
}
