import { langOf } from '../../ui/lang-of.ts';
import { applyHref } from '../navigation.ts';
import type { FacultyPageProps } from '../view-models.ts';
import { TelephoneLink } from './contact-lines.tsx';

/** Key facts of a programme: length, what the college has said of it, application, contact (requirement 17.170). */
export function AtAGlance({ frame: { college }, faculty }: Pick<FacultyPageProps, 'frame' | 'faculty'>) {
  const { length } = faculty.semesters;
  return (
    <dl className="at-a-glance">
      {length > 0 && (
        <div>
          <dt>Length</dt>
          <dd>
            {length} {length === 1 ? 'semester' : 'semesters'}
          </dd>
        </div>
      )}
      {faculty.facts.map(({ name, label, text }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd lang={langOf(text)}>{text}</dd>
        </div>
      ))}
      <div>
        <dt>Apply</dt>
        <dd>
          <a href={applyHref(faculty.id)}>Online, in five minutes</a>
        </dd>
      </div>
      <div>
        <dt>Ask</dt>
        <dd>{college.phone ? <TelephoneLink college={college} /> : <a href="/contact-us">Write to us</a>}</dd>
      </div>
    </dl>
  );
}
