import { banner } from '../../content/banner.ts';
import { faculty } from '../../content/faculty.ts';
import { news } from '../../content/news.ts';
import { notice } from '../../content/notice.ts';
import { partner } from '../../content/partner.ts';
import { pmessage } from '../../content/pmessage.ts';
import { testimonial } from '../../content/testimonial.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { HomePage } from '../../site/pages/home.tsx';
import type { BannerView, MessageView, PartnerView, Testimonial } from '../../site/view-models.ts';
import type { Page } from './page.ts';
import { excerptOf, firstEntriesOf, illustrationsOf } from './record-views.ts';

const BANNERS = 6;
const NOTICES = 5;
const NEWS = 5;
const TESTIMONIALS = 6;
const PARTNERS = 48;
/** Characters of the principal's message. */
const MESSAGE = 260;

async function bannersOf(database: OpenDatabase): Promise<BannerView[]> {
  const items = await database.reading.first(banner, BANNERS);
  const pictures = await illustrationsOf(database, items);
  return items.map((item) => ({
    id: item._id,
    title: item.title,
    shortText: item.shortText,
    shortDescription: item.shortDescription,
    picture: pictures.get(item._id) ?? null,
  }));
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** As many whole sentences as fit, since a quotation should not break off. */
function openingSentences(html: string): string {
  const text = excerptOf(html, Number.POSITIVE_INFINITY);
  let end = 0;
  for (const { index, segment } of sentences.segment(text)) {
    const next = index + segment.length;
    if (next > MESSAGE) break;
    end = next;
  }
  return end > 0 ? text.slice(0, end).trim() : excerptOf(html, MESSAGE);
}

async function messageOf(database: OpenDatabase): Promise<MessageView | null> {
  const items = await database.reading.first(pmessage, 1);
  const [item] = items;
  if (!item) return null;
  return {
    id: item._id,
    name: item.name,
    excerpt: openingSentences(item.description),
    picture: (await illustrationsOf(database, items)).get(item._id) ?? null,
  };
}

async function testimonialsOf(database: OpenDatabase): Promise<Testimonial[]> {
  const items = await database.reading.first(testimonial, TESTIMONIALS);
  const pictures = await illustrationsOf(database, items);
  return items
    .filter((item) => item.description !== '')
    .map((item) => ({
      id: item._id,
      name: item.name,
      faculty: item.faculty,
      semester: item.semester,
      words: item.description,
      picture: pictures.get(item._id) ?? null,
    }));
}

async function partnersOf(database: OpenDatabase): Promise<PartnerView[]> {
  const items = await database.reading.first(partner, PARTNERS);
  const pictures = await illustrationsOf(database, items);
  return items.map((item) => ({
    id: item._id,
    title: item.title,
    picture: pictures.get(item._id) ?? null,
  }));
}

/** How many of each type the home page shows, by the name of the type. */
export const shownOnHome: ReadonlyMap<string, number> = new Map([
  [banner.name, BANNERS],
  [notice.name, NOTICES],
  [news.name, NEWS],
  [pmessage.name, 1],
  [testimonial.name, TESTIMONIALS],
  [partner.name, PARTNERS],
  [faculty.name, Number.POSITIVE_INFINITY],
]);

export const homePage: Page = {
  url: '/',
  parameters: [],
  async load({ database, frame }) {
    return {
      show: (
        <HomePage
          frame={frame('/')}
          banners={await bannersOf(database)}
          notices={await firstEntriesOf(database, notice, NOTICES)}
          news={await firstEntriesOf(database, news, NEWS)}
          message={await messageOf(database)}
          testimonials={await testimonialsOf(database)}
          partners={await partnersOf(database)}
        />
      ),
    };
  },
};
