import type { Requirement } from '../requirement.ts';

/** Screens and routes: the admin area, and the chat. */
export const backOfficeScreens: readonly Requirement[] = [
  {
    id: '2.36',
    asks: 'The admin area has a side navigation and a top bar.',
    builtIn: ['src/admin/layout/layout.tsx', 'src/admin/layout/side-navigation.tsx'],
  },
  {
    id: '2.37',
    asks: "The top bar's 'Logout' clears local storage and the user and leads to `/`.",
    builtIn: ['src/admin/layout/layout.tsx', 'src/admin/session/leave.ts'],
  },
  {
    id: '2.38',
    asks: 'The side navigation leads to the dashboard and to every list: banners, abouts, admission, scholarship, pmessages, news-and-events, semesters, testimonials, gallery, notices, partners; and, since they have lists too, faculties and faqs (D25).',
    builtIn: ['src/admin/navigation.ts'],
  },
  {
    id: '2.39',
    asks: 'The side navigation leads to `/admin/applications` and `/admin/contacts`.',
    builtIn: ['src/admin/navigation.ts'],
  },
  {
    id: '2.40',
    asks: "The side navigation leads to `/admin/chats`, labelled 'Chatbot Questions'.",
    builtIn: ['src/admin/navigation.ts', 'src/admin/screens.ts'],
  },
  {
    id: '2.41',
    asks: 'Applications and Contacts carry a badge that counts what is unviewed.',
    builtIn: ['src/admin/layout/side-navigation.tsx', 'src/inbox/inbox-counts.ts'],
  },
  {
    id: '2.42',
    asks: 'The badge is hidden when the count is zero.',
    builtIn: ['src/admin/layout/side-navigation.tsx'],
  },
  {
    id: '2.43',
    asks: "The dashboard has a grid of boxes: Users, Subjects, Teachers, Academics, Notes, Events, Questions. They hold fixed numbers, under the heading 'At a glance' (D7).",
    builtIn: ['src/admin/dashboard/at-a-glance.tsx', 'src/content/college.ts'],
  },
  {
    id: '2.44',
    asks: 'Banners: `/admin/banners`, `add-banner`, `update-banner/{id}`, `update-banner-image/{id}`.',
    builtIn: ['src/content/banner.ts', 'src/admin/screens.ts'],
  },
  {
    id: '2.45',
    asks: 'About: `/admin/abouts`, `add-about`, `update-about/{id}`, `update-about-image/{id}`.',
    builtIn: ['src/content/about.ts', 'src/admin/screens.ts'],
  },
  {
    id: '2.46',
    asks: "Principal's messages: `/admin/pmessages`, `add-pmessage`, `update-pmessage/{id}`, `update-pmessage-image/{id}`.",
    builtIn: ['src/content/pmessage.ts', 'src/admin/screens.ts'],
  },
  {
    id: '2.47',
    asks: 'Admission: `/admin/admission`, `add-admission`, `update-admission/{id}`, `update-admission-image/{id}`.',
    builtIn: ['src/content/admission.ts', 'src/admin/screens.ts'],
  },
  {
    id: '2.48',
    asks: 'Scholarship: `/admin/scholarship`, `add-scholarship`, `update-scholarship/{id}`, `update-scholarship-image/{id}`.',
    builtIn: ['src/content/scholarship.ts', 'src/admin/screens.ts'],
  },
  {
    id: '2.49',
    asks: 'Faculties: `/admin/faculties`, `add-faculty`, `update-faculty/{id}`, `update-faculty-image/{id}`.',
    builtIn: ['src/content/faculty.ts', 'src/admin/screens.ts'],
  },
  {
    id: '2.50',
    asks: 'News: `/admin/news-and-events`, `add-news-and-events`, `update-news-and-events/{id}`, `update-news-and-events-image/{id}`.',
    builtIn: ['src/content/news.ts', 'src/admin/screens.ts'],
  },
  {
    id: '2.51',
    asks: 'FAQs: `/admin/faqs`, `add-faqs`, `update-faqs/{id}`, `update-faqs-image/{id}`.',
    builtIn: ['src/content/faq.ts', 'src/admin/screens.ts'],
  },
  {
    id: '2.52',
    asks: 'Testimonials: `/admin/testimonials`, `add-testimonial`, `update-testimonial/{id}`, `update-testimonial-image/{id}`.',
    builtIn: ['src/content/testimonial.ts', 'src/admin/screens.ts'],
  },
  {
    id: '2.53',
    asks: 'Partners: `/admin/partners`, `add-partner`, `update-partner/{id}`, `update-partner-image/{id}`.',
    builtIn: ['src/content/partner.ts', 'src/admin/screens.ts'],
  },
  {
    id: '2.54',
    asks: 'Notices: `/admin/notices`, `add-notice`, `update-notice/{id}`, `update-notice-image/{id}`.',
    builtIn: ['src/content/notice.ts', 'src/admin/screens.ts'],
  },
  {
    id: '2.55',
    asks: 'Gallery: `/admin/gallery`, `add-gallery`, `update-gallery/{id}` (the title only).',
    builtIn: ['src/content/gallery.ts', 'src/admin/gallery/add-gallery-screen.tsx'],
  },
  {
    id: '2.56',
    asks: "`/admin/update-gallery-image/{id}` has the tabs 'View Images' and 'Add Image'.",
    builtIn: ['src/admin/gallery/gallery-image-screen.tsx'],
  },
  {
    id: '2.57',
    asks: '`/admin/semesters` lists Faculty, Semester and Action; the icons there do nothing, and say so to assistive technology (D14).',
    builtIn: ['src/admin/semesters/semester-table.tsx'],
  },
  {
    id: '2.58',
    asks: '`/admin/add-semester` creates a semester.',
    builtIn: ['src/content/semester.ts', 'src/admin/form/add-screen.tsx'],
  },
  {
    id: '2.59',
    asks: 'No route edits or deletes semesters.',
    builtIn: ['src/content/semester.ts', 'src/admin/screens.ts'],
  },
  {
    id: '2.60',
    asks: '`/admin/contacts` lists messages; `/admin/contact/{id}` shows one.',
    builtIn: ['src/admin/inbox/inbox-list-screen.tsx', 'src/admin/inbox/submission-screen.tsx'],
  },
  {
    id: '2.61',
    asks: "`/admin/applications` lists applications; `/admin/application/{id}` shows one with the applicant's details.",
    builtIn: ['src/admin/inbox/inbox-list-screen.tsx', 'src/admin/inbox/submission-screen.tsx'],
  },
  {
    id: '2.62',
    asks: '`/admin/chats` shows the history of the chat as a table, with a Back button to the dashboard.',
    builtIn: ['src/admin/chats/chats-screen.tsx', 'src/admin/chats/chat-table.tsx'],
  },
  {
    id: '2.63',
    asks: "A list of the back office stands between side navigation and top bar and has a keyword filter, 'Add' and a table.",
    builtIn: ['src/admin/list/list-screen.tsx'],
  },
  {
    id: '2.64',
    asks: 'The filter finds what was typed anywhere in the title, whatever the case.',
    builtIn: ['src/admin/list/filter-box.tsx', 'src/db/reading.ts', 'src/schema/fold.ts'],
  },
  {
    id: '2.65',
    asks: 'The filter of applications and messages looks at the name.',
    builtIn: ['src/admin/inbox/inbox-list-screen.tsx', 'src/content/submission.ts'],
  },
  {
    id: '2.66',
    asks: "A list's columns are S.N, Title or Name, Image (of a gallery the first) and actions: update image, edit, delete.",
    builtIn: ['src/admin/list/record-table.tsx', 'src/admin/list/record-row.tsx'],
  },
  { id: '2.67', asks: 'Delete asks for confirmation first.', builtIn: ['src/admin/list/delete-dialog.tsx'] },
  {
    id: '2.68',
    asks: "The list of messages has an 'Add' that leads to add-banner (D15).",
    builtIn: ['src/content/contact.ts', 'src/admin/list/add-link.tsx'],
  },
  {
    id: '2.69',
    asks: "The form of an update loads the record that the address names; where there is none it says 'Not found' and leads to the list (D26).",
    builtIn: ['src/admin/form/loaded-record.tsx', 'src/admin/form/update-screen.tsx'],
  },
  {
    id: '2.70',
    asks: 'Whoever picks an image sees a preview of the file.',
    builtIn: ['src/admin/form/inputs/preview.tsx'],
  },
  {
    id: '2.71',
    asks: "An image picker is labelled 'Choose Image'.",
    builtIn: ['src/admin/form/inputs/file-picker.tsx'],
  },
  {
    id: '2.72',
    asks: "Selects begin with 'Please select'.",
    builtIn: ['src/admin/form/inputs/please-select.tsx'],
  },
  {
    id: '2.73',
    asks: 'Forms show errors as toasts, and then clear the error.',
    builtIn: ['src/admin/queries.ts', 'src/admin/form/use-save.ts'],
  },
  {
    id: '2.74',
    asks: 'Stored images of a gallery are deleted by their position, after which the gallery is loaded again.',
    builtIn: ['src/admin/gallery/stored-images.tsx', 'src/admin/gallery/delete-image-dialog.tsx'],
  },
  {
    id: '2.75',
    asks: 'New images can be added to a gallery.',
    builtIn: ['src/admin/gallery/add-images.tsx'],
  },
  {
    id: '2.76',
    asks: 'Images chosen for a gallery are previewed, and can be removed before they are sent.',
    builtIn: ['src/admin/form/inputs/images.tsx', 'src/admin/form/inputs/preview.tsx'],
  },
  {
    id: '2.77',
    asks: "The chat opens and closes, and begins empty with 'Start your conversation...'.",
    builtIn: [
      'src/site/scripts/chat-opener.ts',
      'src/site/islands/chat/chat.tsx',
      'src/site/islands/chat/log.tsx',
    ],
  },
  {
    id: '2.78',
    asks: "'Send' or Enter sends the message; an empty one is ignored.",
    builtIn: ['src/site/islands/chat/composer.tsx', 'src/site/islands/chat/conversation.ts'],
  },
  {
    id: '2.79',
    asks: "Messages are marked as the visitor's or the assistant's.",
    builtIn: ['src/site/islands/chat/log.tsx'],
  },
  { id: '2.80', asks: 'The chat scrolls to the latest message.', builtIn: ['src/site/islands/chat/log.tsx'] },
  {
    id: '2.81',
    asks: "The history of the chat says 'No chat data available.' when there is none.",
    builtIn: ['src/admin/chats/chat-history.tsx'],
  },
  {
    id: '2.82',
    asks: "Above the dashboard's boxes stands what is alive: what was changed last, and how much there is of everything (D7).",
    builtIn: ['src/admin/dashboard/changed-last.tsx', 'src/admin/dashboard/live-numbers.tsx'],
  },
  {
    id: '2.83',
    asks: 'There, too: how many applications and messages are unviewed (D7).',
    builtIn: ['src/admin/dashboard/to-be-read.tsx'],
  },
  {
    id: '2.84',
    asks: 'And how many chats there were today (D7).',
    builtIn: ['src/admin/dashboard/to-be-read.tsx'],
  },
];
