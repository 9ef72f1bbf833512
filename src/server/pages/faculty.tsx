import type { CollegeFacts } from '../../content/college.ts';
import { type Faculty, faculty } from '../../content/faculty.ts';
import { semester } from '../../content/semester.ts';
import { testimonial } from '../../content/testimonial.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { FacultyPage } from '../../site/pages/faculty.tsx';
import type { ProgrammeFact, SemesterView, Testimonial } from '../../site/view-models.ts';
import { recordPage } from './record-page.tsx';
import { chaptersOf, excerptOf, illustrationsOf } from './record-views.ts';

const TESTIMONIALS = 3;
/** Testimonials store the faculty by title only, so this many of the newest are scanned. */
const RECENT_TESTIMONIALS = 100;

async function testimonialsOf(database: OpenDatabase, title: string): Promise<Testimonial[]> {
  const recent = await database.reading.first(testimonial, RECENT_TESTIMONIALS, 'unpinned');
  const own = recent
    .filter((item) => item.faculty === title && item.description !== '')
    .slice(0, TESTIMONIALS);
  const pictures = await illustrationsOf(database, own);
  return own.map((item) => ({
    id: item._id,
    name: item.name,
    semester: item.semester,
    words: item.description,
    picture: pictures.get(item._id) ?? null,
  }));
}

async function semestersOf(database: OpenDatabase, id: string): Promise<SemesterView[]> {
  const semesters = await database.reading.listed(semester, 'faculty', id);
  return semesters.map(({ _id, title, subjects }) => ({ id: _id, title, subjects }));
}

const FACTS = ['university', 'seats', 'hours', 'eligibility', 'total_fee', 'coordinator'] as const;

/** The programme's facts that are known; one without a university of its own has the college's. */
function factsOf(item: Faculty, { university }: CollegeFacts): ProgrammeFact[] {
  const texts = { ...item, university: item.university || university };
  return FACTS.map((name) => ({ name, label: faculty.fields[name].label, text: texts[name] })).filter(
    ({ text }) => text.trim() !== '',
  );
}

export const facultyPage = recordPage(faculty, async ({ database, item, href, frame }) => {
  const { _id: id, title, description: html } = item;
  return (
    <FacultyPage
      frame={frame}
      faculty={{
        id,
        title,
        fullName: item.full_name,
        href,
        html,
        excerpt: excerptOf(html),
        picture: (await illustrationsOf(database, [item])).get(id) ?? null,
        chapters: chaptersOf(faculty, item, ['admission_policy', 'program_objective', 'job_prospectus']),
        facts: factsOf(item, frame.college),
        semesters: await semestersOf(database, id),
      }}
      testimonials={await testimonialsOf(database, title)}
    />
  );
});
