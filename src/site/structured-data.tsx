import type {
  BreadcrumbList,
  CollegeOrUniversity,
  ContactPoint,
  Course,
  EducationalOccupationalProgram,
  Event,
  FAQPage,
  NewsArticle,
  Person,
  Thing,
} from 'schema-dts';
import { emailsOf, MESSENGERS, networksOf, phonesOf, settings } from '../content/college.ts';
import { endDayOf } from '../content/event-hours.ts';
import { labelIn } from '../schema/field.ts';
import type { FullEntry, IntakeView, PageFrame, PersonView, ProgrammeFact } from './view-models.ts';

/** Structured data as JSON-LD. It does not run, so the content security policy allows it. */
export function StructuredData({ data }: { data: Exclude<Thing, string> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the element
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}

/** The college as author, publisher or provider. */
function collegeReference(frame: PageFrame): Data<CollegeOrUniversity> {
  return {
    '@type': 'CollegeOrUniversity',
    // Other pages refer to it.
    '@id': absolute('/#college', frame),
    name: frame.college.name,
    url: absolute('/', frame),
  };
}

/** The college for search engines: name, address, contacts, social pages. */
export function collegeData(frame: PageFrame, logo: string): Data<CollegeOrUniversity> {
  const { college } = frame;
  const [telephones, emails] = [phonesOf(college), emailsOf(college)];
  const messengers = MESSENGERS.filter((name) => college[name]).map(
    (name): Data<ContactPoint> => ({
      '@type': 'ContactPoint',
      contactType: labelIn('en', settings.fields[name]),
      telephone: college[name],
    }),
  );
  const socialUrls = networksOf(college).map((network) => college[network]);
  return {
    ...collegeReference(frame),
    logo: absolute(logo, frame),
    ...(college.motto && { slogan: college.motto }),
    ...(telephones.length > 0 && { telephone: oneOrAll(telephones) }),
    ...(emails.length > 0 && { email: oneOrAll(emails) }),
    ...(college.established !== null && { foundingDate: String(college.established) }),
    ...(college.address && {
      address: { '@type': 'PostalAddress', streetAddress: college.address, addressCountry: 'NP' },
    }),
    ...mapData(college.mapsUrl),
    ...(messengers.length > 0 && { contactPoint: messengers }),
    // schema.org wants opening hours as time ranges; ours are free text, which is allowed as a description.
    ...(college.openingHours && {
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        description: college.openingHours,
      },
    }),
    ...(college.university && { memberOf: universityData(college.university) }),
    ...(socialUrls.length > 0 && { sameAs: socialUrls }),
  };
}

/** A map's web address, or the position of a `geo:` link. */
function mapData(map: string): Pick<Data<CollegeOrUniversity>, 'hasMap' | 'geo'> {
  const [, latitude, longitude] = /^geo:([^,]+),([^,;?]+)/.exec(map) ?? [];
  if (latitude && longitude) return { geo: { '@type': 'GeoCoordinates', latitude, longitude } };
  return map ? { hasMap: map } : {};
}

const oneOrAll = (texts: string[]) => (texts.length === 1 ? (texts[0] as string) : texts);

const universityData = (name: string): Data<CollegeOrUniversity> => ({
  '@type': 'CollegeOrUniversity',
  name,
});

type Data<Type> = Exclude<Type, string>;

const absolute = (path: string, frame: PageFrame) => new URL(path, frame.canonical).href;

export function newsArticleData(frame: PageFrame, news: FullEntry): Data<NewsArticle> {
  const college = collegeReference(frame);
  return {
    '@type': 'NewsArticle',
    headline: news.title,
    ...(news.excerpt && { description: news.excerpt }),
    datePublished: news.publishedAt,
    dateModified: news.updatedAt,
    mainEntityOfPage: frame.canonical,
    ...(news.picture && { image: [absolute(news.picture.path, frame)] }),
    author: college,
    publisher: college,
  };
}

/** The event that a news item announces, if it has a day; hours are those of Kathmandu. */
export function eventsData(frame: PageFrame, news: FullEntry): Data<Event>[] {
  if (!news.event?.day) return [];
  const { day, time, end, place } = news.event;
  const { college } = frame;
  const at = (day: string, hour: string) => (hour ? `${day}T${hour}:00+05:45` : day);
  return [
    {
      '@type': 'Event',
      name: news.title,
      startDate: at(day, time),
      ...((end || !time) && { endDate: at(endDayOf(news.event), end) }),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      // A place on the campus or elsewhere: its address is known for the college alone.
      location: {
        '@type': 'Place',
        name: place || college.name,
        address: place || college.address || college.name,
      },
      organizer: collegeReference(frame),
      ...(news.excerpt && { description: news.excerpt }),
      ...(news.picture && { image: [absolute(news.picture.path, frame)] }),
      url: frame.canonical,
    },
  ];
}

export interface CourseFacts {
  title: string;
  fullName: string;
  /** Plain text. */
  description: string;
}

export function courseData(frame: PageFrame, { title, fullName, description }: CourseFacts): Data<Course> {
  return {
    '@type': 'Course',
    name: fullName || title,
    ...(fullName && { courseCode: title }),
    description: description || fullName || title,
    url: frame.canonical,
    provider: collegeReference(frame),
  };
}

/**
 * The college's facts about a programme. The fee stays text: an amount alone would not say what it covers. Seats are a
 * number only if the text is one.
 */
export function programData(
  frame: PageFrame,
  { title, fullName }: CourseFacts,
  facts: readonly ProgrammeFact[],
  dates: IntakeView['dates'] = null,
): Data<EducationalOccupationalProgram> {
  const textOf = (wanted: ProgrammeFact['name']) => facts.find(({ name }) => name === wanted)?.text;
  const [university, seats, hours, fee] = [
    textOf('university'),
    textOf('seats'),
    textOf('hours'),
    textOf('total_fee'),
  ];
  const eligibility = textOf('eligibility');
  return {
    '@type': 'EducationalOccupationalProgram',
    name: fullName || title,
    url: frame.canonical,
    provider: collegeReference(frame),
    ...(dates && {
      applicationStartDate: dates.opens,
      applicationDeadline: dates.closes,
      ...(dates.classes && { startDate: dates.classes }),
    }),
    ...(eligibility && { programPrerequisites: eligibility }),
    ...(hours && { timeOfDay: hours }),
    ...(seats && /^\d{1,5}$/.test(seats) && { maximumEnrollment: Number(seats) }),
    ...(fee && { offers: { '@type': 'Offer', category: 'Tuition', description: fee } }),
    ...(university && {
      educationalCredentialAwarded: {
        '@type': 'EducationalOccupationalCredential',
        credentialCategory: 'degree',
        recognizedBy: universityData(university),
      },
    }),
  };
}

/** What visitors read of somebody, and no more. */
export function personData(
  frame: PageFrame,
  { name, post, picture, email, phone }: PersonView,
): Data<Person> {
  return {
    '@type': 'Person',
    name,
    ...(post && { jobTitle: post }),
    ...(picture && { image: absolute(picture.path, frame) }),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    url: frame.canonical,
    worksFor: collegeReference(frame),
  };
}

/** @param questions with answers as cleaned HTML */
export function faqData(questions: readonly { question: string; answer: string }[]): Data<FAQPage> {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** A breadcrumb; the last step is the current page and needs no URL. */
export function breadcrumbData(
  frame: PageFrame,
  crumbs: readonly { label: string; href?: string }[],
): Data<BreadcrumbList> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href === undefined ? frame.canonical : absolute(href, frame),
    })),
  };
}
