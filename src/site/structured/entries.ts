import type { BreadcrumbList, Course, FAQPage, NewsArticle } from 'schema-dts';
import type { FullEntry, PageFrame } from '../view-models.ts';
import { collegeAsParty } from './college.ts';

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
