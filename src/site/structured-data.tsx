import type { BreadcrumbList, CollegeOrUniversity, Course, FAQPage, NewsArticle, Thing } from 'schema-dts';
import type { FullEntry, PageFrame } from './view-models.ts';

/** What a page is about, for programs that read it: data, which no policy needs to allow to run. */
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

/** Where the college itself is described; other pages' data refers to it by this id. */
export function collegeId(frame: PageFrame): string {
  return new URL('/#college', frame.canonical).href;
}

/** The college as whoever published, offers or takes part in something. */
export function collegeAsParty(frame: PageFrame): Data<CollegeOrUniversity> {
  return {
    '@type': 'CollegeOrUniversity',
    '@id': collegeId(frame),
    name: frame.college.name,
    url: new URL('/', frame.canonical).href,
  };
}

/** The college for search engines: name, place, ways to reach it, its pages elsewhere. */
export function collegeData(frame: PageFrame, logo: string): Data<CollegeOrUniversity> {
  const { college } = frame;
  const elsewhere = college.social.map(({ url }) => url).filter((url) => url !== '');
  return {
    ...collegeAsParty(frame),
    logo: new URL(logo, frame.canonical).href,
    ...(college.motto && { slogan: college.motto }),
    ...(college.phone && { telephone: college.phone }),
    ...(college.email && { email: college.email }),
    ...(college.established !== null && { foundingDate: String(college.established) }),
    ...(college.address && {
      address: { '@type': 'PostalAddress', streetAddress: college.address, addressCountry: 'NP' },
    }),
    ...(college.mapsUrl && { hasMap: college.mapsUrl }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  };
}

type Data<Type> = Exclude<Type, string>;

const absolute = (path: string, frame: PageFrame) => new URL(path, frame.canonical).href;

/** A news item. Its instants are those that the page shows and stores. */
export function newsArticleData(frame: PageFrame, news: FullEntry): Data<NewsArticle> {
  const college = collegeAsParty(frame);
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

export interface CourseFacts {
  title: string;
  fullName: string;
  /** Plain text. */
  description: string;
}

/** A programme that the college offers. */
export function courseData(frame: PageFrame, { title, fullName, description }: CourseFacts): Data<Course> {
  return {
    '@type': 'Course',
    name: fullName || title,
    ...(fullName && { courseCode: title }),
    description: description || fullName || title,
    url: frame.canonical,
    provider: collegeAsParty(frame),
  };
}

/** Questions with their answers as cleaned HTML. */
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

/** The way to a page; the last step is the page itself and needs no address. */
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
