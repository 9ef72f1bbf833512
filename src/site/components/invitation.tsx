import { langOf } from '../../ui/lang-of.ts';
import type { CollegeFacts } from '../view-models.ts';
import { ContactLines } from './contact-lines.tsx';

/** The end of the home page: motto, application, contact. @param props.motto whether to show it */
export function Invitation({ college, motto }: { college: CollegeFacts; motto: boolean }) {
  return (
    <section className="wrap invitation" aria-labelledby="invitation">
      {motto && college.motto && (
        <p className="invitation-motto" lang={langOf(college.motto)}>
          {college.motto}
        </p>
      )}
      <div className="invitation-words">
        <h2 id="invitation">Come and study with us</h2>
        <p>Apply in five minutes, papers come later. Or ask us first.</p>
        <p>
          <a className="button" href="/apply-online">
            Start your application
          </a>
        </p>
        <ContactLines college={college} />
      </div>
    </section>
  );
}
