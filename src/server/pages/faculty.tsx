import type { CollegeFacts } from '../../content/college.ts';
import { type Faculty, faculty } from '../../content/faculty.ts';
import { semester } from '../../content/semester.ts';
import { testimonial } from '../../content/testimonial.ts';
import { digitsIn } from '../../languages/digits.ts';
import type { Language } from '../../languages/language.ts';
import { labelIn } from '../../schema/field.ts';
import { FacultyPage } from '../../site/pages/faculty.tsx';
import type { ProgrammeFact, SemesterView, Testimonial } from '../../site/view-models.ts';
import { downloadsOf } from './downloads.tsx';
import { intakesOf } from './intakes.ts';
import type { Reading } from './page.ts';
import { recordPage } from './record-page.tsx';
import { chaptersOf, excerptOf, illustrationsOf, recordIn, testimonialViews } from './record-views.ts';
import { teachersOf } from './staff.tsx';

const TESTIMONIALS = 3;
/** Testimonials store the faculty by title only, so this many of the newest are scanned. */
const RECENT_TESTIMONIALS = 100;

async function testimonialsOf(reading: Reading, title: string): Promise<Testimonial[]> {
  const recent = await reading.database.reading.first(testimonial, RECENT_TESTIMONIALS, 'unpinned');
  const own = recent.filter((item) => item.faculty === title && item.description !== '');
  const views = await testimonialViews(reading, own.slice(0, TESTIMONIALS));
  return views.map(({ faculty: _, ...view }) => view);
}

async function semestersOf({ database, language }: Reading, id: string): Promise<SemesterView[]> {
  const semesters = await database.reading.listed(semester, 'faculty', id);
  return semesters.map((item) => {
    const { _id: id, title, subjects } = recordIn(language, semester, item);
    return { id, title, subjects };
  });
}

const FACTS = [
  'duration',
  'university',
  'seats',
  'hours',
  'eligibility',
  'total_fee',
  'coordinator',
] as const;

/** The programme's facts that are known; one without a university of its own has the college's. */
export function factsOf(language: Language, item: Faculty, { university }: CollegeFacts): ProgrammeFact[] {
  const texts = { ...item, university: item.university || university };
  const facts = FACTS.map((name) => ({
    name,
    label: labelIn(language, faculty.fields[name]),
    // A number has no language, but its digits have.
    text: /^[\d.,–-]+$/.test(texts[name]) ? digitsIn(language, texts[name]) : texts[name],
  }));
  return facts.filter(({ text }) => text.trim() !== '');
}

export const facultyPage = recordPage(faculty, async ({ item: stored, href, frame, ...reading }) => {
  const { language } = reading;
  const item = recordIn(language, faculty, stored);
  const { _id: id, title, description: html } = item;
  return (
    <FacultyPage
      frame={frame}
      intake={
        (
          await intakesOf(
            reading,
            frame.faculties.filter((one) => one.id === id),
          )
        )[0] ?? null
      }
      faculty={{
        id,
        title,
        storedTitle: stored.title,
        fullName: item.full_name,
        href,
        html,
        excerpt: excerptOf(html),
        picture: (await illustrationsOf(reading, [item])).get(id) ?? null,
        chapters: chaptersOf(language, faculty, item, [
          'admission_policy',
          'program_objective',
          'job_prospectus',
        ]),
        facts: factsOf(language, item, frame.college),
        semesters: await semestersOf(reading, id),
      }}
      downloads={await downloadsOf(reading, id)}
      teachers={await teachersOf(reading, frame, id)}
      testimonials={await testimonialsOf(reading, stored.title)}
    />
  );
});
