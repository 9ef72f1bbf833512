/** What sections 2, 7 and 8 of the requirements say of a type that has all four screens. */
export interface Journey {
  /** Paths below /admin/: that of the list, and the part that the forms' paths share. */
  list: string;
  one: string;
  label: string;
  noun: string;
  /** Labels of its form, in order; the first field names the record. */
  fields: readonly string[];
  /** What visitors see without a description. */
  hint?: string;
  words: { created: string; updated: string; imageUpdated: string; deleted: string };
  prompt: string;
  /** Path of the public page that shows it. */
  page: RegExp;
  /** Encoding of an update. */
  sends?: string;
}

const said = (what: string, image = what, marks = '') => ({
  created: `${what} added Successfully${marks}`,
  updated: `${what} updated Successfully`,
  imageUpdated: `${image} image updated Successfully`,
  deleted: `${what} deleted Successfully`,
});
const text = ['Title', 'Description'];

/** By the name of the type. */
export const journeys: Record<string, Journey> = {
  banner: {
    list: 'banners',
    one: 'banner',
    label: 'Banners',
    noun: 'banner',
    fields: ['Title', 'Short Text', 'Short Description'],
    words: said('Banner'),
    prompt: 'banner',
    page: /^\/$/,
  },
  about: {
    list: 'abouts',
    one: 'about',
    label: 'About',
    noun: 'about content',
    fields: [...text, 'Vision', 'Mission', 'Goals', 'Core Values'],
    words: { ...said('About'), created: 'About content added Successfully' },
    prompt: 'about content',
    page: /^\/who-we-are$/,
  },
  faculty: {
    list: 'faculties',
    one: 'faculty',
    label: 'Faculties',
    noun: 'faculty',
    fields: ['Title', 'Full Name', 'Description', 'Admission Policy', 'Program Objective', 'Job Prospectus'],
    words: said('Faculty'),
    prompt: 'faculty',
    page: /^\/academics\/[\w-]+\/[0-9a-f]{24}$/,
    sends: 'application/json',
  },
  admission: {
    list: 'admission',
    one: 'admission',
    label: 'Admission',
    noun: 'admission content',
    fields: text,
    words: said('Admission content', 'Admission', '!!'),
    prompt: 'content',
    page: /^\/admissions$/,
  },
  scholarship: {
    list: 'scholarship',
    one: 'scholarship',
    label: 'Scholarship',
    noun: 'scholarship content',
    fields: text,
    words: said('Scholarship content', 'Scholarship', '!!'),
    prompt: 'content',
    page: /^\/scholarships$/,
  },
  pmessage: {
    list: 'pmessages',
    one: 'pmessage',
    label: 'Principal Messages',
    noun: 'principal message',
    fields: ['Name', 'Description'],
    words: said('Principle message'),
    prompt: 'message',
    page: /^\/message$/,
  },
  news: {
    list: 'news-and-events',
    one: 'news-and-events',
    label: 'News & Events',
    noun: 'news item',
    fields: text,
    words: said('News', 'News', '!!'),
    prompt: 'news',
    page: /^\/news-and-events\/[\w-]+\/[0-9a-f]{24}$/,
  },
  faq: {
    list: 'faqs',
    one: 'faqs',
    label: 'FAQs',
    noun: 'FAQ',
    fields: text,
    hint: 'The answer. Without it visitors see the question alone.',
    words: said('Faq', 'Faq', '!!'),
    prompt: 'faq',
    page: /^\/faqs$/,
  },
  testimonial: {
    list: 'testimonials',
    one: 'testimonial',
    label: 'Testimonials',
    noun: 'testimonial',
    fields: ['Name', 'Description'],
    hint: 'In the student’s own words. Without them visitors do not see the testimonial.',
    words: said('Testimonial'),
    prompt: 'banner',
    page: /^\/$/,
  },
  notice: {
    list: 'notices',
    one: 'notice',
    label: 'Notices',
    noun: 'notice',
    fields: text,
    words: said('Notice'),
    prompt: 'content',
    page: /^\/notice\/[\w-]+\/[0-9a-f]{24}$/,
  },
  partner: {
    list: 'partners',
    one: 'partner',
    label: 'Partners',
    noun: 'partner',
    fields: ['Title'],
    words: said('Partner'),
    prompt: 'partner',
    page: /^\/$/,
  },
};
