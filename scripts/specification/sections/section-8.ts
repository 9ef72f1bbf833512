import type { Requirement } from '../requirement.ts';

/** Error catalogue. */
export const section8: readonly Requirement[] = [
  {
    id: '8.1',
    asks: "A failed call shows the `message` of the server's answer as a toast.",
    builtIn: ['src/admin/api/api-error.ts', 'src/admin/queries.ts'],
  },
  {
    id: '8.2',
    asks: "Without an answer the error's own words are shown: 'The server cannot be reached. Check the connection and try again.' (D29)",
    builtIn: ['src/admin/api/api-error.ts'],
  },
  {
    id: '8.3',
    asks: 'The message of a failed semester request is shown, too.',
    builtIn: ['src/admin/form/use-save.ts'],
  },
  {
    id: '8.4',
    asks: 'A chat message that could not be sent is only logged, and tells the visitor nothing.',
    builtIn: ['src/site/islands/chat/conversation.ts'],
  },
  {
    id: '8.5',
    asks: 'A history of the chat that could not be fetched is only logged, and shows the empty text (D29).',
    builtIn: ['src/admin/chats/chat-history.tsx'],
  },
  {
    id: '8.6',
    asks: "Without records the history says 'No chat data available.'",
    builtIn: ['src/admin/chats/chat-history.tsx'],
  },
  {
    id: '8.7',
    asks: "The not-found screen says 'Page Not Found' with code 404.",
    builtIn: ['src/site/pages/not-found.tsx', 'src/admin/layout/not-found-screen.tsx'],
  },
  {
    id: '8.8',
    asks: 'A part of the program that has not come after 120 seconds is reported, and can be tried again (D19).',
    builtIn: ['src/admin/lazily.ts', 'src/admin/layout/screen-failed.tsx'],
  },
  {
    id: '8.9',
    asks: "About: 'About content added Successfully', 'About updated Successfully', 'About image updated Successfully', 'About deleted Successfully'; asked for 'this about content'.",
    builtIn: ['src/content/about.ts'],
  },
  {
    id: '8.10',
    asks: "Admission: 'Admission content added Successfully!!', 'Admission content updated Successfully', 'Admission image updated Successfully', 'Admission content deleted Successfully'; asked for 'this content'.",
    builtIn: ['src/content/admission.ts'],
  },
  {
    id: '8.11',
    asks: "Banner: added, updated, image updated and deleted 'Successfully'; asked for 'this banner'.",
    builtIn: ['src/content/banner.ts'],
  },
  {
    id: '8.12',
    asks: "Faculty: added, updated, image updated and deleted 'Successfully'; asked for 'this faculty'.",
    builtIn: ['src/content/faculty.ts'],
  },
  {
    id: '8.13',
    asks: "FAQ: 'Faq added Successfully!!', then updated, image updated and deleted 'Successfully'; asked for 'this faq'.",
    builtIn: ['src/content/faq.ts'],
  },
  {
    id: '8.14',
    asks: "News: 'News added Successfully!!', then updated, image updated and deleted 'Successfully'; asked for 'this news'.",
    builtIn: ['src/content/news.ts'],
  },
  {
    id: '8.15',
    asks: "Notice: added, updated, image updated and deleted 'Successfully'; asked for 'this content'.",
    builtIn: ['src/content/notice.ts'],
  },
  {
    id: '8.16',
    asks: "Partner: added, updated, image updated and deleted 'Successfully'; asked for 'this partner'.",
    builtIn: ['src/content/partner.ts'],
  },
  {
    id: '8.17',
    asks: "Principal's message: 'Principle message' added, updated, image updated and deleted 'Successfully'; asked for 'this message'.",
    builtIn: ['src/content/pmessage.ts'],
  },
  {
    id: '8.18',
    asks: "Scholarship: 'Scholarship content added Successfully!!', 'Scholarship content updated Successfully', 'Scholarship image updated Successfully', 'Scholarship content deleted Successfully'; asked for 'this content'.",
    builtIn: ['src/content/scholarship.ts'],
  },
  {
    id: '8.19',
    asks: "Testimonial: added, updated, image updated and deleted 'Successfully'; asked for 'this banner' (D16).",
    builtIn: ['src/content/testimonial.ts'],
  },
  {
    id: '8.20',
    asks: "Gallery: 'Gallery added Successfully', 'Gallery updated Successfully', 'Gallery deleted Successfully'; asked for 'this gallery'.",
    builtIn: ['src/content/gallery.ts'],
  },
  {
    id: '8.21',
    asks: "Gallery images: 'Gallery image added Successfully', 'Gallery image deleted Successfully'; asked for 'this image'.",
    builtIn: ['src/content/gallery.ts', 'src/admin/gallery/delete-image-dialog.tsx'],
  },
  {
    id: '8.22',
    asks: "Every question before a deletion reads 'Are you really want to delete this X?'.",
    builtIn: ['src/admin/list/delete-dialog.tsx'],
  },
  {
    id: '8.23',
    asks: "Application: 'Thank for your application. We will contact you soon.', 'Application deleted Successfully'; asked for 'this application'.",
    builtIn: ['src/content/application.ts'],
  },
  {
    id: '8.24',
    asks: "Contact: 'Your message has sent :).', 'Contact deleted Successfully'; asked for 'this contact'.",
    builtIn: ['src/content/contact.ts'],
  },
  { id: '8.25', asks: "'Semester added Successfully'.", builtIn: ['src/content/semester.ts'] },
  {
    id: '8.26',
    asks: "'Login Successfully'.",
    builtIn: ['src/admin/session/login-screen.tsx', 'src/site/scripts/login.ts'],
  },
];
