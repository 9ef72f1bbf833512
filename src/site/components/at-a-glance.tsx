import { useAddress, useDigits, useLangOf, useWords } from '../language.tsx';
import { applyHref } from '../navigation.ts';
import { facultyWords } from '../pages/faculty-words.ts';
import type { FacultyPageProps } from '../view-models.ts';
import { TelephoneLink } from './contact-lines.tsx';
import { words as inEach } from './words.ts';

/** Key facts of a programme: length, the college's optional texts, application, contact (requirement 17.170). */
export function AtAGlance({ frame: { college }, faculty }: Pick<FacultyPageProps, 'frame' | 'faculty'>) {
  const words = useWords(facultyWords);
  const { ask } = useWords(inEach);
  const to = useAddress();
  const langOf = useLangOf();
  const digits = useDigits();
  const { semesters, facts } = faculty;
  const { length } = semesters;
  const isSaid = facts.some(({ name }) => name === 'duration');
  // An annual programme has its years where others have semesters.
  const inYears = semesters.every(({ title }) => /\byear\b|वर्ष/i.test(title));
  const [one, many] = inYears ? [words.oneYear, words.manyYears] : [words.oneSemester, words.manySemesters];
  return (
    <dl className="at-a-glance">
      {length > 0 && !isSaid && (
        <div>
          <dt>{words.length}</dt>
          <dd>{length === 1 ? one : many(digits(length))}</dd>
        </div>
      )}
      {facts.map(({ name, label, text }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd lang={langOf(text)}>{text}</dd>
        </div>
      ))}
      <div>
        <dt>{words.apply}</dt>
        <dd>
          <a href={to(applyHref(faculty.id))}>{words.online}</a>
        </dd>
      </div>
      <div>
        <dt>{words.ask}</dt>
        <dd>
          {college.phone ? (
            <TelephoneLink phone={college.phone} />
          ) : (
            <a href={to('/contact-us')}>{ask.writeAlone}</a>
          )}
        </dd>
      </div>
    </dl>
  );
}
