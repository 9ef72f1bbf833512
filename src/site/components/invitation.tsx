import { useAddress, useLangOf, useWords } from '../language.tsx';
import type { CollegeFacts } from '../view-models.ts';
import { ContactLines } from './contact-lines.tsx';
import { homeWords } from './home-words.ts';
import { words as inEach } from './words.ts';

/** The end of the home page: motto, application, contact. @param props.motto whether to show it */
export function Invitation({ college, motto }: { college: CollegeFacts; motto: boolean }) {
  const words = useWords(homeWords);
  const { startApplication } = useWords(inEach);
  const to = useAddress();
  const langOf = useLangOf();
  return (
    <section className="wrap invitation" aria-labelledby="invitation">
      {motto && college.motto && (
        <p className="invitation-motto" lang={langOf(college.motto)}>
          {college.motto}
        </p>
      )}
      <div className="invitation-words">
        <h2 id="invitation">{words.invitation}</h2>
        <p>{words.invitationText}</p>
        <p>
          <a className="button" href={to('/apply-online')}>
            {startApplication}
          </a>
        </p>
        <ContactLines college={college} />
      </div>
    </section>
  );
}
