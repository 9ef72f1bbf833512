import type { Requirement } from '../requirement.ts';

/** Entities and their fields. */
export const section3: readonly Requirement[] = [
  { id: '3.1', asks: 'Every record has an `_id`.', builtIn: ['src/db/ids.ts', 'src/actions/create-item.ts'] },
  {
    id: '3.2',
    asks: "Images are stored as a path and shown from the site's own host.",
    builtIn: ['src/schema/fields/image.ts', 'src/server/uploads-route.ts'],
  },
  {
    id: '3.3',
    asks: 'About: title; description, vision, mission, goals and core_values as rich text; image.',
    builtIn: ['src/content/about.ts'],
  },
  {
    id: '3.4',
    asks: 'Admission content: title, description (rich text), image.',
    builtIn: ['src/content/admission.ts'],
  },
  {
    id: '3.5',
    asks: 'Banner: title, shortText, shortDescription (plain, D6), image.',
    builtIn: ['src/content/banner.ts'],
  },
  {
    id: '3.6',
    asks: 'Faculty: title, full_name, slug; description, admission_policy, program_objective and job_prospectus as rich text; image.',
    builtIn: ['src/content/faculty.ts'],
  },
  { id: '3.7', asks: 'FAQ: title, description (rich text), image.', builtIn: ['src/content/faq.ts'] },
  {
    id: '3.8',
    asks: 'News or event: title, description (rich text), image, slug.',
    builtIn: ['src/content/news.ts'],
  },
  {
    id: '3.9',
    asks: 'Notice: title, description (rich text, D6), image.',
    builtIn: ['src/content/notice.ts'],
  },
  { id: '3.10', asks: 'Partner: title, image.', builtIn: ['src/content/partner.ts'] },
  {
    id: '3.11',
    asks: "Principal's message: name, description (rich text, D6), image.",
    builtIn: ['src/content/pmessage.ts'],
  },
  {
    id: '3.12',
    asks: 'Scholarship: title, description (rich text, D6), image.',
    builtIn: ['src/content/scholarship.ts'],
  },
  {
    id: '3.13',
    asks: 'Testimonial: name, faculty and semester (their titles), description (plain text), image.',
    builtIn: ['src/content/testimonial.ts'],
  },
  {
    id: '3.14',
    asks: 'Gallery: title, image (a list of paths).',
    builtIn: ['src/content/gallery.ts', 'src/schema/fields/image.ts'],
  },
  {
    id: '3.15',
    asks: 'Semester: title, faculty (an id).',
    builtIn: ['src/content/semester.ts', 'src/schema/fields/reference.ts'],
  },
  {
    id: '3.16',
    asks: "A gallery's images are addressed by their position.",
    builtIn: ['src/actions/delete-image-at.ts'],
  },
  { id: '3.17', asks: 'Slugs follow the title and keep its script (D5).', builtIn: ['src/schema/slug.ts'] },
  {
    id: '3.18',
    asks: 'A testimonial keeps the titles of faculty and semester that it names, also when they are no longer offered (D31).',
    builtIn: ['src/schema/fields/choice.ts', 'src/admin/form/inputs/please-select.tsx'],
  },
  {
    id: '3.19',
    asks: 'A semester refers to its faculty by id, beside which the answer carries the title; lists show the title (D14).',
    builtIn: ['src/schema/fields/reference.ts', 'src/admin/semesters/semester-table.tsx'],
  },
  {
    id: '3.20',
    asks: 'A faculty carries the list of its semesters; with it they are deleted (D14).',
    builtIn: ['src/content/faculty.ts', 'src/actions/delete-item.ts'],
  },
  {
    id: '3.21',
    asks: "A student's details hold the faculty's semesters as `faculty_semesters`.",
    builtIn: ['src/server/api/student-routes.ts', 'src/accounts/studies.ts'],
  },
  {
    id: '3.22',
    asks: 'Application: name, address, phone, email, program, prev_college, message, isView.',
    builtIn: ['src/content/application.ts', 'src/content/submission.ts'],
  },
  {
    id: '3.23',
    asks: 'Contact: name, address, phone, email, message, isView.',
    builtIn: ['src/content/contact.ts', 'src/content/submission.ts'],
  },
  {
    id: '3.24',
    asks: "Chat record: a conversation of entries, each with the user's text, the bot's text and a timestamp.",
    builtIn: ['src/content/chat.ts', 'src/schema/fields/conversation.ts'],
  },
  { id: '3.25', asks: 'Login payload: email, password.', builtIn: ['src/server/api/session-routes.ts'] },
  {
    id: '3.26',
    asks: 'The answer to a login is kept as `profile` in local storage.',
    builtIn: ['src/admin/session/profile.ts', 'src/site/scripts/profile.ts'],
  },
  {
    id: '3.27',
    asks: "An admin's role is read from `user.role`.",
    builtIn: ['src/admin/session/profile.ts', 'src/admin/session/guard.ts'],
  },
  {
    id: '3.28',
    asks: "A student's role is read from `student.role`, a teacher's from `teacher.role`.",
    builtIn: ['src/site/scripts/profile.ts'],
  },
  {
    id: '3.29',
    asks: "The back office holds of each type the current item, the list, an error's text and whether a call is under way: the query's own state (D30).",
    builtIn: ['src/admin/queries.ts'],
  },
];
