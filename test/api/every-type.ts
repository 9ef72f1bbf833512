import { contentTypes } from '../../src/content/index.ts';
import { multipart, smallPicture } from '../pictures.ts';
import type { Answer, TestSite } from '../site.ts';

/** A content type as section 3 of the requirements describes it, repeated here to check the declarations. */
export interface TypeSample {
  name: string;
  plural: string;
  /** The field that names a record. */
  named: 'title' | 'name';
  /** Rich and plain texts besides the title. */
  rich: readonly string[];
  plain: readonly string[];
  pictures: 'one' | 'list' | 'none';
  /** Plain texts that are not translated. */
  untranslated?: readonly string[];
  /** Fields of the response besides those above and what every record has. */
  more: readonly string[];
}

const titled = { named: 'title', plain: [], more: ['imageAlt'], pictures: 'one' } as const;
const described = { ...titled, rich: ['description'] } as const;
const ABOUT = ['description', 'vision', 'mission', 'goals', 'core_values'];
const FACULTY = ['description', 'admission_policy', 'program_objective', 'job_prospectus'];

export const everyType: readonly TypeSample[] = [
  { ...titled, name: 'banner', plural: 'banners', rich: [], plain: ['shortText', 'shortDescription'] },
  {
    ...titled,
    name: 'faculty',
    plural: 'faculties',
    rich: FACULTY,
    plain: [
      'full_name',
      'duration',
      'university',
      'seats',
      'hours',
      'eligibility',
      'total_fee',
      'coordinator',
    ],
    untranslated: ['seats'],
    more: ['imageAlt', 'slug', 'semesters'],
  },
  { ...titled, name: 'about', plural: 'abouts', rich: ABOUT },
  { ...described, name: 'pmessage', plural: 'pmessages', named: 'name' },
  { ...described, name: 'admission', plural: 'admissions', more: ['imageAlt', 'attachments'] },
  {
    ...described,
    name: 'news',
    plural: 'newss',
    plain: ['eventPlace'],
    more: ['imageAlt', 'slug', 'date', 'eventDay', 'eventTime', 'eventEnd', 'attachments'],
  },
  { ...described, name: 'faq', plural: 'faqs', plain: ['topic'] },
  {
    ...described,
    name: 'scholarship',
    plural: 'scholarships',
    plain: ['recipients', 'amount', 'deadline'],
    more: ['imageAlt', 'attachments'],
  },
  {
    ...titled,
    name: 'testimonial',
    plural: 'testimonials',
    named: 'name',
    rich: [],
    plain: ['faculty', 'semester', 'description'],
    untranslated: ['faculty', 'semester'],
  },
  {
    ...titled,
    name: 'page',
    plural: 'pages',
    rich: [],
    plain: ['summary'],
    more: ['address', 'imageAlt', 'sections'],
  },
  {
    ...described,
    name: 'notice',
    plural: 'notices',
    more: ['imageAlt', 'category', 'categoryTitle', 'categoryTitle_ne', 'date', 'attachments'],
  },
  {
    ...titled,
    name: 'download',
    plural: 'downloads',
    rich: [],
    pictures: 'none',
    more: [
      ...['address', 'category', 'categoryTitle', 'categoryTitle_ne', 'year', 'documents'],
      ...['faculty', 'facultyTitle', 'facultyTitle_ne'],
    ],
  },
  {
    ...titled,
    name: 'category',
    plural: 'categories',
    rich: [],
    pictures: 'none',
    more: ['address'],
  },
  { ...titled, name: 'partner', plural: 'partners', rich: [] },
  { ...titled, name: 'gallery', plural: 'gallerys', rich: [], more: ['imageAlt', 'date'], pictures: 'list' },
  {
    ...titled,
    name: 'intake',
    plural: 'intakes',
    rich: [],
    plain: ['note'],
    pictures: 'none',
    more: ['faculty', 'facultyTitle', 'facultyTitle_ne', 'opens', 'closes', 'closesAt', 'test', 'classes'],
  },
  { ...titled, name: 'team', plural: 'teams', rich: [], pictures: 'none', more: ['address'] },
  {
    ...titled,
    name: 'person',
    plural: 'people',
    named: 'name',
    rich: ['text'],
    plain: ['honorific', 'post', 'qualification'],
    more: [
      ...[
        'imageAlt',
        'slug',
        'team',
        'teamTitle',
        'teamTitle_ne',
        'faculty',
        'facultyTitle',
        'facultyTitle_ne',
      ],
      ...['email', 'showEmail', 'phone', 'showPhone'],
    ],
  },
  {
    ...titled,
    name: 'semester',
    plural: 'semesters',
    rich: [],
    pictures: 'none',
    more: ['faculty', 'facultyTitle', 'facultyTitle_ne', 'subjects'],
  },
];

const declarationOf = (name: string) => contentTypes.find((type) => type.name === name);

/** Those whose records have drafts. */
export const drafted = everyType.filter(({ name }) => declarationOf(name)?.drafts);

export function sampleOf(name: string): TypeSample {
  const sample = everyType.find((type) => type.name === name);
  if (!sample) throw new Error(`There is no sample of ${name}`);
  return sample;
}

/** The twins of its translated texts (requirement 20.100). */
export const twinsOf = ({ named, rich, plain, untranslated = [] }: TypeSample): string[] =>
  [named, ...rich, ...plain].filter((name) => !untranslated.includes(name)).map((name) => `${name}_ne`);

/** The records and days that one of this type cannot be without. */
export async function needed(site: TestSite, { name }: TypeSample): Promise<Record<string, string>> {
  const fields: Record<string, string> = {};
  for (const [field, { kind, required, refersTo }] of Object.entries(declarationOf(name)?.fields ?? {})) {
    if (required && refersTo)
      fields[field] =
        (await make(site, sampleOf(refersTo.type), refersTo.type === 'team' ? 'Office' : 'BCA')).record._id ??
        '';
    else if (required && kind === 'day') fields[field] = '2026-11-20';
  }
  return fields;
}

/** Creates a record, with pictures only where they are required. */
export async function make(
  site: TestSite,
  type: TypeSample,
  title: string,
  texts: Record<string, string> = {},
): Promise<Answer> {
  const fields = { [type.named]: title, ...(await needed(site, type)), ...texts };
  const path = `/api/${type.name}`;
  if (type.pictures !== 'list') return site.call('POST', path, { json: fields });
  return site.call('POST', path, {
    body: multipart({ ...fields, image: await smallPicture() }),
  });
}
