import type { Subject } from '../../schema/fields/subjects.ts';
import { useDigits, useLangOf, useWords } from '../language.tsx';
import { facultyWords } from '../pages/faculty-words.ts';
import type { SemesterView } from '../view-models.ts';

/**
 * The semesters of a programme with their subjects (requirement 17.175); their titles alone where no subject is
 * known.
 */
export function CourseStructure({ semesters }: { semesters: readonly SemesterView[] }) {
  const langOf = useLangOf();
  if (!hasSubjects(semesters))
    return (
      <ul className="semesters">
        {semesters.map(({ id, title }) => (
          <li key={id} lang={langOf(title)}>
            {title}
          </li>
        ))}
      </ul>
    );
  return (
    <div className="course">
      {semesters.map((semester) => (
        <SemesterTable key={semester.id} {...semester} />
      ))}
    </div>
  );
}

export const hasSubjects = (semesters: readonly SemesterView[]) =>
  semesters.some(({ subjects }) => subjects.length > 0);

function SemesterTable({ title, subjects }: SemesterView) {
  const words = useWords(facultyWords);
  const langOf = useLangOf();
  const digits = useDigits();
  const total = totalOf(subjects);
  const hasCodes = subjects.some(({ code }) => code !== '');
  return (
    <table>
      <caption>
        <span lang={langOf(title)}>{title}</span>
        {total > 0 && <span>{total === 1 ? words.oneCredit : words.manyCredits(digits(total))}</span>}
      </caption>
      {subjects.length > 0 && (
        <thead>
          <tr>
            {hasCodes && <th scope="col">{words.code}</th>}
            <th scope="col">{words.subject}</th>
            <th scope="col">{words.credits}</th>
          </tr>
        </thead>
      )}
      <tbody>
        {subjects.map(({ code, name, credits }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two subjects may have the same name, and the list never changes
          <tr key={index}>
            {hasCodes && <td lang={langOf(code)}>{code}</td>}
            <td lang={langOf(name)}>{name}</td>
            <td>{credits === null ? null : digits(credits)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The sum of the credits; 0 if those of a subject are none or no number. */
function totalOf(subjects: readonly Subject[]): number {
  const credits = subjects.map((subject) => subject.credits);
  return credits.every((one) => typeof one === 'number') ? credits.reduce((sum, one) => sum + one, 0) : 0;
}
