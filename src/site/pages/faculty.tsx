import type { ReactNode } from 'react';
import { AtAGlance } from '../components/at-a-glance.tsx';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { Contents } from '../components/contents.tsx';
import { CourseStructure, hasSubjects } from '../components/course-structure.tsx';
import { usePageLinks } from '../components/page-links.ts';
import { COLUMN, Picture } from '../components/picture.tsx';
import { Programmes } from '../components/programmes.tsx';
import { RichText } from '../components/rich-text.tsx';
import { Testimonials } from '../components/testimonials.tsx';
import { words as inEach } from '../components/words.ts';
import { Filled, Written } from '../components/written.tsx';
import { Document } from '../document.tsx';
import { useAddress, useLangOf, useWords } from '../language.tsx';
import { applyHref } from '../navigation.ts';
import { courseData, programData } from '../structured-data.tsx';
import type { FacultyPageProps } from '../view-models.ts';
import { facultyWords } from './faculty-words.ts';

interface Section {
  /** Id of its heading. */
  anchor: string;
  label: string;
  body: ReactNode;
}

/** The sections below the introduction, in reading order, without empty ones. */
function useSections({ faculty, testimonials }: FacultyPageProps): Section[] {
  const words = useWords(facultyWords);
  const { studentsSay } = useWords(inEach);
  const sections: Section[] = faculty.chapters.map(({ anchor, heading, html }) => ({
    anchor,
    label: heading,
    body: <RichText html={html} under={2} />,
  }));
  if (faculty.semesters.length > 0) {
    const label = hasSubjects(faculty.semesters) ? words.structure : words.semesters;
    const body = <CourseStructure semesters={faculty.semesters} />;
    sections.push({ anchor: 'semesters', label, body });
  }
  if (testimonials.length > 0) {
    const body = <Testimonials testimonials={testimonials} />;
    sections.push({ anchor: 'students', label: studentsSay, body });
  }
  return sections;
}

export function FacultyPage(props: FacultyPageProps) {
  const { frame, faculty } = props;
  const { id, title, fullName, picture } = faculty;
  const others = frame.faculties.filter((other) => other.id !== id);
  const sections = useSections(props);
  const words = useWords(facultyWords);
  const { links, startApplication } = useWords(inEach);
  const linksTo = usePageLinks();
  const langOf = useLangOf();
  const to = useAddress();
  const applyFor = (
    <Filled say={words.applyFor}>
      <Written text={title} />
    </Filled>
  );
  const hasOpening = faculty.html !== '';
  const course = { title, fullName, description: faculty.excerpt };
  return (
    <Document
      styles="chapters"
      frame={frame}
      title={title}
      description={faculty.excerpt || fullName}
      picture={picture}
      data={[
        courseData(frame, course),
        ...(faculty.facts.length > 0 ? [programData(frame, course, faculty.facts)] : []),
      ]}
    >
      <div className="wrap faculty">
        <Breadcrumb frame={frame} crumbs={[{ label: links['/'], href: '/' }, { label: title }]} />
        <header className="faculty-head">
          <div>
            <h1 className={title.length > 40 ? 'long-title' : undefined} lang={langOf(title)}>
              {title}
            </h1>
            {fullName && <p lang={langOf(fullName)}>{fullName}</p>}
          </div>
          <a className="button" href={to(applyHref(id))}>
            {startApplication}
          </a>
        </header>
        <div className="faculty-columns">
          <Picture picture={picture} of={id} sizes={`(min-width: 56rem) min(47rem, 64vw), ${COLUMN}`} first />
          <div className={faculty.facts.length > 0 ? 'faculty-side has-facts' : 'faculty-side'}>
            <AtAGlance frame={frame} faculty={faculty} />
            <Contents
              sections={hasOpening ? [{ anchor: 'overview', label: words.overview }, ...sections] : sections}
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
          heading={
            <Filled say={words.study}>
              <Written text={title} />
            </Filled>
          }
          links={[{ label: applyFor, href: applyHref(id) }, ...linksTo('/admissions', '/scholarships')]}
        >
          <p>{words.advice}</p>
        </CallToAction>
        {others.length > 0 && (
          <section className="chapter" aria-labelledby="other-programmes">
            <h2 id="other-programmes">{words.others}</h2>
            <div className="chapter-body">
              <Programmes programmes={others} />
            </div>
          </section>
        )}
      </div>
    </Document>
  );
}
