import { banner } from '../../content/banner.ts';
import { faculty } from '../../content/faculty.ts';
import { news } from '../../content/news.ts';
import { notice } from '../../content/notice.ts';
import { partner } from '../../content/partner.ts';
import { pmessage } from '../../content/pmessage.ts';
import { testimonial } from '../../content/testimonial.ts';
import { HomePage } from '../../site/pages/home.tsx';
import type { BannerView, MessageView, PartnerView, Programme, Testimonial } from '../../site/view-models.ts';
import { titleAmong } from './layout.ts';
import type { Page, Reading } from './page.ts';
import { excerptOf, firstEntriesOf, illustrated, testimonialViews } from './record-views.ts';

const BANNERS = 6;
const NOTICES = 5;
const NEWS = 5;
const TESTIMONIALS = 6;
const PARTNERS = 48;
/** Characters of the principal's message. */
const MESSAGE = 260;

async function bannersOf(reading: Reading): Promise<BannerView[]> {
  const items = await illustrated(reading, banner, await reading.database.reading.first(banner, BANNERS));
  return items.map(({ _id: id, title, shortText, shortDescription, picture }) => ({
    id,
    title,
    shortText,
    shortDescription,
    picture,
  }));
}

/** Made when first needed: its data takes 15 ms of a start. */
let sentences: Intl.Segmenter | undefined;

/** As many whole sentences as fit, since a quotation should not break off. */
function openingSentences(html: string): string {
  const text = excerptOf(html, Number.POSITIVE_INFINITY);
  let end = 0;
  sentences ??= new Intl.Segmenter('en', { granularity: 'sentence' });
  for (const { index, segment } of sentences.segment(text)) {
    const next = index + segment.length;
    if (next > MESSAGE) break;
    end = next;
  }
  return end > 0 ? text.slice(0, end).trim() : excerptOf(html, MESSAGE);
}

async function messageOf(reading: Reading): Promise<MessageView | null> {
  const [item] = await illustrated(reading, pmessage, await reading.database.reading.first(pmessage, 1));
  if (!item) return null;
  const { _id: id, name, description, picture } = item;
  return { id, name, excerpt: openingSentences(description), picture };
}

async function testimonialsOf(reading: Reading, programmes: readonly Programme[]): Promise<Testimonial[]> {
  const items = await reading.database.reading.first(testimonial, TESTIMONIALS);
  const views = await testimonialViews(reading, items);
  return views.map((view) => ({ ...view, faculty: titleAmong(programmes, view.faculty) }));
}

async function partnersOf(reading: Reading): Promise<PartnerView[]> {
  const items = await illustrated(reading, partner, await reading.database.reading.first(partner, PARTNERS));
  return items.map(({ _id: id, title, picture }) => ({ id, title, picture }));
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
  async load({ frame: frameOf, ...reading }) {
    const frame = frameOf('/');
    return {
      show: (
        <HomePage
          frame={frame}
          banners={await bannersOf(reading)}
          notices={await firstEntriesOf(reading, notice, NOTICES)}
          news={await firstEntriesOf(reading, news, NEWS)}
          message={await messageOf(reading)}
          testimonials={await testimonialsOf(reading, frame.faculties)}
          partners={await partnersOf(reading)}
        />
      ),
    };
  },
};
