import type { Requirement } from '../requirement.ts';

/** The calls it makes. */
export const section7: readonly Requirement[] = [
  {
    id: '7.1',
    asks: 'All calls go below `/api`.',
    builtIn: ['src/server/api/content-routes.ts', 'src/server/openapi/document.ts'],
  },
  {
    id: '7.2',
    asks: '`POST /user/login`, `/student/login` and `/teacher/login` take email and password.',
    builtIn: ['src/server/api/session-routes.ts'],
  },
  {
    id: '7.3',
    asks: '`POST /student/details` works without an id, for the signed-in student, and with one, for the same student or an admin (D12).',
    builtIn: ['src/server/api/student-routes.ts'],
  },
  {
    id: '7.4',
    asks: '`POST /{type}` creates, with multipart form data.',
    builtIn: ['src/server/api/content-routes.ts', 'src/server/body/multipart.ts'],
  },
  {
    id: '7.5',
    asks: '`GET /banners`, `/faculties`, `/abouts`, `/pmessages`, `/admissions`, `/newss`, `/faqs`, `/scholarships`, `/testimonials`, `/notices`, `/partners` list, newest first (D23); banners, faculties and partners in the order that staff give them.',
    builtIn: ['src/server/api/content-routes.ts', 'src/server/api/whole-list.ts'],
  },
  { id: '7.6', asks: '`GET /{type}/{id}` reads one.', builtIn: ['src/server/api/content-routes.ts'] },
  { id: '7.7', asks: '`PUT /{type}/{id}` updates the texts.', builtIn: ['src/actions/update-item.ts'] },
  {
    id: '7.8',
    asks: "The faculty's form sends its update as JSON, the others as form data (D33).",
    builtIn: ['src/admin/faculties/update-faculty-screen.tsx', 'src/admin/api/records.ts'],
  },
  {
    id: '7.9',
    asks: '`POST /{type}File/{id}` replaces the image, with multipart form data that holds only `image`.',
    builtIn: ['src/server/api/image-routes.ts', 'src/actions/replace-image.ts'],
  },
  { id: '7.10', asks: '`DELETE /{type}/{id}` deletes.', builtIn: ['src/actions/delete-item.ts'] },
  {
    id: '7.11',
    asks: 'The answers are the item or the list, whole.',
    builtIn: ['src/server/api/content-routes.ts'],
  },
  {
    id: '7.12',
    asks: 'About: the form to create sends title, description, vision, mission, goals, core_values and image; that to update the same without image.',
    builtIn: ['src/content/about.ts', 'src/admin/form/draft.ts'],
  },
  {
    id: '7.13',
    asks: 'Admission: title, description and image; to update, title and description.',
    builtIn: ['src/content/admission.ts', 'src/admin/form/draft.ts'],
  },
  {
    id: '7.14',
    asks: 'Banner: title, shortText, shortDescription and image; to update, the same without image.',
    builtIn: ['src/content/banner.ts', 'src/admin/form/draft.ts'],
  },
  {
    id: '7.15',
    asks: 'Faculty: title, full_name, description, admission_policy, program_objective, job_prospectus and image; to update, the same without image.',
    builtIn: ['src/content/faculty.ts', 'src/admin/form/draft.ts'],
  },
  {
    id: '7.16',
    asks: 'FAQ, news, notice and scholarship: title, description and image; to update, the same without image.',
    builtIn: [
      'src/content/faq.ts',
      'src/content/news.ts',
      'src/content/notice.ts',
      'src/content/scholarship.ts',
    ],
  },
  {
    id: '7.17',
    asks: 'Partner: title and image; to update, title.',
    builtIn: ['src/content/partner.ts', 'src/admin/form/draft.ts'],
  },
  {
    id: '7.18',
    asks: "Principal's message: name, description and image; to update, name and description.",
    builtIn: ['src/content/pmessage.ts', 'src/admin/form/draft.ts'],
  },
  {
    id: '7.19',
    asks: 'Testimonial: name, faculty, semester, description and image; to update, the same without image.',
    builtIn: ['src/content/testimonial.ts', 'src/admin/form/draft.ts'],
  },
  {
    id: '7.20',
    asks: '`POST /contact` and `POST /application` create.',
    builtIn: ['src/server/api/submission-routes.ts', 'src/inbox/submit.ts'],
  },
  {
    id: '7.21',
    asks: '`GET /contacts` and `GET /applications` list, newest first.',
    builtIn: ['src/server/api/submission-routes.ts', 'src/server/api/submission-query.ts'],
  },
  {
    id: '7.22',
    asks: '`GET /contact/{id}` and `GET /application/{id}` read one.',
    builtIn: ['src/server/api/submission-routes.ts', 'src/inbox/read-submission.ts'],
  },
  {
    id: '7.23',
    asks: '`PUT /contact/{id}` and `PUT /application/{id}` take isView.',
    builtIn: ['src/server/api/submission-routes.ts', 'src/inbox/view-submission.ts'],
  },
  {
    id: '7.24',
    asks: '`DELETE /contact/{id}` and `DELETE /application/{id}` delete.',
    builtIn: ['src/server/api/submission-routes.ts', 'src/inbox/delete-submission.ts'],
  },
  {
    id: '7.25',
    asks: '`POST /semester` takes title and faculty (an id).',
    builtIn: ['src/content/semester.ts'],
  },
  { id: '7.26', asks: '`GET /semesters` lists.', builtIn: ['src/content/semester.ts'] },
  {
    id: '7.27',
    asks: 'The list of faculties is fetched to fill choices.',
    builtIn: ['src/admin/form/inputs/records-of.ts', 'src/admin/form/inputs/reference.tsx'],
  },
  {
    id: '7.28',
    asks: '`POST /gallery` creates, multipart with title and repeated image.',
    builtIn: ['src/content/gallery.ts', 'src/server/body/multipart.ts'],
  },
  {
    id: '7.29',
    asks: '`GET /gallerys` lists, `GET /gallery/{id}` reads one.',
    builtIn: ['src/content/gallery.ts'],
  },
  {
    id: '7.30',
    asks: '`PUT /gallery/{id}` updates, with title.',
    builtIn: ['src/content/gallery.ts', 'src/actions/update-item.ts'],
  },
  {
    id: '7.31',
    asks: '`POST /gallery-image-update/{id}` adds images, multipart with repeated image.',
    builtIn: ['src/server/api/image-routes.ts', 'src/actions/add-images.ts'],
  },
  {
    id: '7.32',
    asks: '`POST /gallery-image-delete/{id}` takes an index.',
    builtIn: ['src/server/api/image-routes.ts', 'src/actions/delete-image-at.ts'],
  },
  { id: '7.33', asks: '`DELETE /gallery/{id}` deletes.', builtIn: ['src/actions/delete-item.ts'] },
  {
    id: '7.34',
    asks: "The chat calls a chatbot service's REST webhook with the message and shows the first text of its answer: `/webhooks/rest/webhook` on the same origin, forwarded where a service is set (D17).",
    builtIn: ['src/server/api/chat-routes.ts', 'src/assistant/webhook-assistant.ts'],
  },
  {
    id: '7.35',
    asks: '`POST /api/create-chat` saves the conversation after each answer (D18).',
    builtIn: ['src/assistant/store-conversation.ts'],
  },
  {
    id: '7.36',
    asks: '`GET /api/chats` returns the records with their conversations.',
    builtIn: ['src/server/api/chat-routes.ts'],
  },
];
