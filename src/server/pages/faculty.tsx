import { faculty } from '../../content/faculty.ts';
import { testimonial } from '../../content/testimonial.ts';
import type { OpenDatabase } from '../../db/database.ts';
import type { Testimonial } from '../../site/view-models.ts';
import { FacultyPage } from '../../site/pages/faculty.tsx';
import { recordPage } from './record-page.ts';
import { chaptersOf, excerptOf, illustrationsOf } from './view-models.ts';

const TESTIMONIALS = 3;
/** A testimonial knows its faculty by title alone; so many of the newest are looked through. */
const RECENT_TESTIMONIALS = 100;

async function testimonialsOf(database: OpenDatabase, title: string): Promise<Testimonial[]> {
  const recent = await database.reading.first(testimonial, RECENT_TESTIMONIALS);
  const own = recent
    .filter((item) => item.faculty === title && item.description !== '')
    .slice(0, TESTIMONIALS);
  const pictures = await illustrationsOf(database, own);
  return own.map((item) => ({
    id: item._id,
    name: String(item.name),
    semester: String(item.semester),
    words: String(item.description),
    picture: pictures.get(item._id) ?? null,
  }));
}

export const facultyPage = recordPage(faculty, async ({ database, item, href, frame }) => {
  const id = item._id;
  const title = String(item.title);
  const html = String(item.description);
  const semesters = item.semesters as { _id: string; title: string }[];
  return (
    <FacultyPage
      frame={frame}
      faculty={{
        id,
        title,
        fullName: String(item.full_name),
        href,
        html,
        excerpt: excerptOf(html),
        picture: (await illustrationsOf(database, [item])).get(id) ?? null,
        chapters: chaptersOf(faculty, item, ['admission_policy', 'program_objective', 'job_prospectus']),
        semesters: semesters.map((semester) => ({ id: semester._id, title: semester.title })),
      }}
      testimonials={await testimonialsOf(database, title)}
    />
  );
});
