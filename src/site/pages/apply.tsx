import { langOf } from '../../ui/lang-of.ts';
import { Document } from '../document.tsx';
import type { ApplyPageProps } from '../model.ts';
import { ContactLines } from '../parts/contact-lines.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Programmes } from '../parts/programmes.tsx';

export function ApplyPage({ frame, admissions }: ApplyPageProps) {
  const { college, faculties } = frame;
  return (
    <Document
      frame={frame}
      title="How to Apply"
      description={`How to apply to ${college.name}: choose a programme, read what it asks for, speak to the office.`}
    >
      <div className="wrap">
        <PageHead heading="How to Apply">
          <p>From a first look to a seat in the class, in three steps.</p>
        </PageHead>
        <ol className="steps">
          <li className="chapter">
            <h2>Choose your programme</h2>
            <div className="chapter-body">
              {faculties.length > 0 ? (
                <Programmes programmes={faculties} />
              ) : (
                <p>
                  Think of what you want to do in five years; the office tells you which programme leads
                  there.
                </p>
              )}
            </div>
          </li>
          <li className="chapter">
            <h2>Read what it asks for</h2>
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
          </li>
          <li className="chapter">
            <h2>Speak to the office</h2>
            <div className="chapter-body">
              <p>
                Bring your papers to the office, or call first with whatever is unclear. Somebody goes through
                your application with you.
              </p>
              <ContactLines college={college} />
              <p>
                <a className="more" href="/contact-us">
                  All ways to reach us
                </a>
              </p>
            </div>
          </li>
        </ol>
      </div>
    </Document>
  );
}
