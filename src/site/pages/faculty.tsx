import type { ReactNode } from 'react';
import { langOf } from '../../ui/lang-of.ts';
import { Document } from '../document.tsx';
import type { FacultyPageProps } from '../model.ts';
import { applyHref } from '../navigation.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { Contents } from '../parts/contents.tsx';
import { Onward } from '../parts/onward.tsx';
import { Picture } from '../parts/picture.tsx';
import { Programmes } from '../parts/programmes.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { Testimonials } from '../parts/testimonials.tsx';
import { courseData } from '../structured/entries.ts';

interface Section {
  /** Id of its heading. */
  anchor: string;
  label: string;
  body: ReactNode;
}

/** Everything below the opening text, in reading order; what the college has not written is left out. */
function sectionsOf({ faculty, testimonials }: FacultyPageProps): Section[] {
  const sections: Section[] = faculty.chapters.map(({ anchor, heading, html }) => ({
    anchor,
    label: heading,
    body: <RichText html={html} under={2} />,
  }));
  if (faculty.semesters.length > 0) {
    const body = (
      <ul className="semesters">
        {faculty.semesters.map(({ id, title }) => (
          <li key={id} lang={langOf(title)}>
            {title}
          </li>
        ))}
      </ul>
    );
    sections.push({ anchor: 'semesters', label: 'Semesters', body });
  }
  if (testimonials.length > 0) {
    const body = <Testimonials testimonials={testimonials} />;
    sections.push({ anchor: 'students', label: 'What students say', body });
  }
  return sections;
}

export function FacultyPage(props: FacultyPageProps) {
  const { frame, faculty } = props;
  const { id, title, fullName, picture } = faculty;
  const others = frame.faculties.filter((other) => other.id !== id);
  const sections = sectionsOf(props);
  const hasOpening = faculty.html !== '' || sections.length > 1;
  return (
    <Document
      frame={frame}
      title={title}
      description={faculty.excerpt || fullName}
      picture={picture}
      data={[courseData(frame, { title, fullName, description: faculty.excerpt })]}
    >
      <div className="wrap faculty">
        <Breadcrumb frame={frame} crumbs={[{ label: 'Home', href: '/' }, { label: title }]} />
        <header className="faculty-head">
          <h1 className={title.length > 40 ? 'long-title' : undefined} lang={langOf(title)}>
            {title}
          </h1>
          {fullName && <p lang={langOf(fullName)}>{fullName}</p>}
        </header>
        <Picture picture={picture} of={id} sizes="(min-width: 75rem) 75rem, 100vw" first />
        {hasOpening && (
          <div className="chapter faculty-opening">
            <Contents places={sections} />
            <div className="chapter-body">
              <RichText html={faculty.html} />
            </div>
          </div>
        )}
        {sections.map(({ anchor, label, body }) => (
          <section key={anchor} className="chapter" aria-labelledby={anchor}>
            <h2 id={anchor}>{label}</h2>
            <div className="chapter-body">{body}</div>
          </section>
        ))}
        <Onward
          heading={`Study ${title} here`}
          links={[
            { label: `Apply for ${title}`, href: applyHref(id) },
            { label: 'Admissions', href: '/admissions' },
            { label: 'Scholarships', href: '/scholarships' },
          ]}
        >
          <p>
            The application takes five minutes. Read what the admissions office asks for, or ask about the
            programme first.
          </p>
        </Onward>
        {others.length > 0 && (
          <section className="chapter" aria-labelledby="other-programmes">
            <h2 id="other-programmes">Other programmes</h2>
            <div className="chapter-body">
              <Programmes programmes={others} />
            </div>
          </section>
        )}
      </div>
    </Document>
  );
}
