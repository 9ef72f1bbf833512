import type { ReactNode } from 'react';
import { langOf } from '../../ui/lang-of.ts';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { TelephoneLink } from '../components/contact-lines.tsx';
import { Contents } from '../components/contents.tsx';
import { COLUMN, Picture } from '../components/picture.tsx';
import { Programmes } from '../components/programmes.tsx';
import { RichText } from '../components/rich-text.tsx';
import { Testimonials } from '../components/testimonials.tsx';
import { Document } from '../document.tsx';
import { applyHref } from '../navigation.ts';
import { courseData } from '../structured-data.tsx';
import type { FacultyPageProps } from '../view-models.ts';

interface Section {
  /** Id of its heading. */
  anchor: string;
  label: string;
  body: ReactNode;
}

/** The sections below the introduction, in reading order, without empty ones. */
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

/** Key facts: duration, application, contact. */
function AtAGlance({ frame: { college }, faculty }: Pick<FacultyPageProps, 'frame' | 'faculty'>) {
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

export function FacultyPage(props: FacultyPageProps) {
  const { frame, faculty } = props;
  const { id, title, fullName, picture } = faculty;
  const others = frame.faculties.filter((other) => other.id !== id);
  const sections = sectionsOf(props);
  const hasOpening = faculty.html !== '';
  return (
    <Document
      styles="chapters"
      frame={frame}
      title={title}
      description={faculty.excerpt || fullName}
      picture={picture}
      data={[courseData(frame, { title, fullName, description: faculty.excerpt })]}
    >
      <div className="wrap faculty">
        <Breadcrumb frame={frame} crumbs={[{ label: 'Home', href: '/' }, { label: title }]} />
        <header className="faculty-head">
          <div>
            <h1 className={title.length > 40 ? 'long-title' : undefined} lang={langOf(title)}>
              {title}
            </h1>
            {fullName && <p lang={langOf(fullName)}>{fullName}</p>}
          </div>
          <a className="button" href={applyHref(id)}>
            Start your application
          </a>
        </header>
        <Picture picture={picture} of={id} sizes={`(min-width: 75rem) 75rem, ${COLUMN}`} first />
        <div className="faculty-columns">
          <div className="faculty-side">
            <AtAGlance frame={frame} faculty={faculty} />
            <Contents
              sections={hasOpening ? [{ anchor: 'overview', label: 'Overview' }, ...sections] : sections}
            />
          </div>
          <div className="faculty-text">
            {hasOpening && (
              <div id="overview">
                <RichText html={faculty.html} />
              </div>
            )}
            {sections.map(({ anchor, label, body }) => (
              <section key={anchor} aria-labelledby={anchor}>
                <h2 id={anchor}>{label}</h2>
                {body}
              </section>
            ))}
          </div>
        </div>
        <CallToAction
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
        </CallToAction>
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
