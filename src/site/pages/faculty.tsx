import type { ReactNode } from 'react';
import type { Subject } from '../../schema/fields/subjects.ts';
import { formatFileSize } from '../../ui/file-size.ts';
import { documentFacts } from '../components/attachments.tsx';
import { TelephoneLink } from '../components/contact-lines.tsx';
import { Intake } from '../components/intakes.tsx';
import { Breadcrumb, CallToAction, Contents, More, usePageLinks } from '../components/page-parts.tsx';
import { COLUMN, Picture } from '../components/picture.tsx';
import { Programmes } from '../components/programmes.tsx';
import { RichText } from '../components/rich-text.tsx';
import { ShareButton } from '../components/share.tsx';
import { Testimonials } from '../components/testimonials.tsx';
import { words as inEach } from '../components/words.ts';
import { Filled } from '../components/written.tsx';
import { Document } from '../document.tsx';
import { usePageLanguage, useWords } from '../language.tsx';
import { applyHref } from '../navigation.ts';
import { courseData, programData } from '../structured-data.tsx';
import type { FacultyPageProps, ProgrammeFact, SemesterView } from '../view-models.ts';
import { passageWords } from './passage-words.ts';

interface Section {
  /** Id of its heading. */
  anchor: string;
  label: string;
  body: ReactNode;
}

/** The sections below the introduction, in reading order, without empty ones. */
function useSections({ faculty, teachers, downloads, testimonials }: FacultyPageProps): Section[] {
  const { faculty: words } = useWords(passageWords);
  const { studentsSay, downloads: toDownload } = useWords(inEach);
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
  if (downloads.length > 0)
    sections.push({ anchor: 'downloads', label: toDownload, body: <Downloads downloads={downloads} /> });
  if (teachers.length > 0)
    sections.push({ anchor: 'teaching', label: words.teachers, body: <Teachers teachers={teachers} /> });
  if (testimonials.length > 0) {
    const body = <Testimonials testimonials={testimonials} />;
    sections.push({ anchor: 'students', label: studentsSay, body });
  }
  return sections;
}

export function FacultyPage(props: FacultyPageProps) {
  const { frame, faculty, intake } = props;
  const { id, title, fullName, picture } = faculty;
  const others = frame.faculties.filter((other) => other.id !== id);
  const sections = useSections(props);
  const { faculty: words } = useWords(passageWords);
  const { startApplication, links } = useWords(inEach);
  const linksTo = usePageLinks();
  const { to, langOf } = usePageLanguage();
  const applyFor = <Filled say={words.applyFor} text={title} />;
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
        ...(faculty.facts.length > 0 || intake?.dates
          ? [programData(frame, course, faculty.facts, intake?.dates)]
          : []),
      ]}
    >
      <div className="wrap faculty">
        <Breadcrumb frame={frame} crumbs={[{ label: title }]} />
        <header className="faculty-head">
          <div>
            <h1 className={title.length > 40 ? 'long-title' : undefined} lang={langOf(title)}>
              {title}
            </h1>
            {fullName && <p lang={langOf(fullName)}>{fullName}</p>}
            {intake && <Intake intake={intake} />}
          </div>
          <a className="button" href={to(applyHref(id))}>
            {startApplication}
          </a>
        </header>
        <div className="faculty-columns">
          <div className={faculty.facts.length > 0 ? 'faculty-side has-facts' : 'faculty-side'}>
            <AtAGlance frame={frame} faculty={faculty} />
            <Contents
              sections={hasOpening ? [{ anchor: 'overview', label: words.overview }, ...sections] : sections}
            />
          </div>
          <Picture picture={picture} of={id} sizes={`(min-width: 56rem) min(47rem, 64vw), ${COLUMN}`} first />
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
            <ShareButton frame={frame} />
          </div>
        </div>
        <CallToAction
          heading={<Filled say={words.study} text={title} />}
          links={[{ label: applyFor, href: applyHref(id) }, ...linksTo('/admissions', '/scholarships')]}
        >
          <p>{words.advice}</p>
        </CallToAction>
        {others.length > 0 && (
          <section className="chapter" aria-labelledby="other-programmes">
            <h2 id="other-programmes">{words.others}</h2>
            <div className="chapter-body">
              <Programmes programmes={others} />
              <More href="/academics">{links['/academics']}</More>
            </div>
          </section>
        )}
      </div>
    </Document>
  );
}

function Downloads({ downloads }: Pick<FacultyPageProps, 'downloads'>) {
  const { to, langOf, digits } = usePageLanguage();
  return (
    <ul>
      {downloads.flatMap(({ id, title, href, documents: [newest] }) =>
        newest ? (
          <li key={id} lang={langOf(title)}>
            <a href={to(href)}>{title}</a> ({documentFacts(newest.path, digits(formatFileSize(newest.size)))})
          </li>
        ) : (
          []
        ),
      )}
    </ul>
  );
}

function Teachers({ teachers }: Pick<FacultyPageProps, 'teachers'>) {
  const { links } = useWords(inEach);
  const { to, langOf } = usePageLanguage();
  return (
    <>
      <ul>
        {teachers.map(({ id, name, post, href }) => (
          <li key={id} lang={langOf(name)}>
            {href ? <a href={to(href)}>{name}</a> : name}
            {post && `, ${post}`}
          </li>
        ))}
      </ul>
      <More href="/staff">{links['/staff']}</More>
    </>
  );
}

/** @returns what tells the length of a programme by its semesters, where none of its facts does */
export function useLength() {
  const { faculty: words } = useWords(passageWords);
  const { digits } = usePageLanguage();
  return ({ facts, semesters }: LengthTold): Pick<ProgrammeFact, 'label' | 'text'> | null => {
    const { length } = semesters;
    if (length === 0 || facts.some(({ name }) => name === 'duration')) return null;
    // An annual programme has its years where others have semesters.
    const inYears = semesters.every(({ title }) => /\byear\b|वर्ष/i.test(title));
    const [one, many] = inYears ? [words.oneYear, words.manyYears] : [words.oneSemester, words.manySemesters];
    return { label: words.length, text: length === 1 ? one : many(digits(length)) };
  };
}

interface LengthTold {
  facts: readonly ProgrammeFact[];
  semesters: readonly Pick<SemesterView, 'title'>[];
}

/** Key facts of a programme: length, the college's optional texts, application, contact (requirement 17.170). */
function AtAGlance({ frame: { college }, faculty }: Pick<FacultyPageProps, 'frame' | 'faculty'>) {
  const { faculty: words } = useWords(passageWords);
  const { ask } = useWords(inEach);
  const { to, langOf } = usePageLanguage();
  const { facts } = faculty;
  const length = useLength()(faculty);
  return (
    <dl className="at-a-glance">
      {length && (
        <div>
          <dt>{length.label}</dt>
          <dd>{length.text}</dd>
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

/**
 * The semesters of a programme with their subjects (requirement 17.175); their titles alone where no subject is
 * known.
 */
function CourseStructure({ semesters }: { semesters: readonly SemesterView[] }) {
  const { langOf } = usePageLanguage();
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

const hasSubjects = (semesters: readonly SemesterView[]) =>
  semesters.some(({ subjects }) => subjects.length > 0);

function SemesterTable({ title, subjects }: SemesterView) {
  const { faculty: words } = useWords(passageWords);
  const { langOf, digits } = usePageLanguage();
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
