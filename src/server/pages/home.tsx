import { banner } from '../../content/banner.ts';
import { faculty } from '../../content/faculty.ts';
import { news } from '../../content/news.ts';
import { notice } from '../../content/notice.ts';
import { partner } from '../../content/partner.ts';
import { pmessage } from '../../content/pmessage.ts';
import { testimonial } from '../../content/testimonial.ts';
import type { ContentType } from '../../schema/define-type.ts';
import { HomePage } from '../../site/pages/home.tsx';
import type { MessageView, Programme, Testimonial } from '../../site/view-models.ts';
import { intakesOf } from './intakes.ts';
import { titleAmong } from './layout.ts';
import type { Page, Reading } from './page.ts';
import {
  excerptOf,
  firstEntriesOf,
  type Illustrated,
  illustrated,
  testimonialViews,
} from './record-views.ts';

const BANNERS = 6;
const NOTICES = 5;
const NEWS = 5;
const TESTIMONIALS = 6;
const PARTNERS = 48;
/** Characters of the principal's message. */
const MESSAGE = 260;

const firstOf = async <R extends Illustrated>(reading: Reading, type: ContentType<R>, most: number) =>
  illustrated(reading, type, await reading.database.reading.first(type, most));

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
  const [item] = await firstOf(reading, pmessage, 1);
  if (!item) return null;
  const { _id: id, name, description, picture } = item;
  return { id, name, excerpt: openingSentences(description), picture };
}

async function testimonialsOf(reading: Reading, programmes: readonly Programme[]): Promise<Testimonial[]> {
  const items = await reading.database.reading.first(testimonial, TESTIMONIALS);
  const views = await testimonialViews(reading, items);
  return views.map((view) => ({ ...view, faculty: titleAmong(programmes, view.faculty) }));
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
          intakes={await intakesOf(reading, frame.faculties)}
          banners={await firstOf(reading, banner, BANNERS)}
          notices={await firstEntriesOf(reading, notice, NOTICES)}
          news={await firstEntriesOf(reading, news, NEWS)}
          message={await messageOf(reading)}
          testimonials={await testimonialsOf(reading, frame.faculties)}
          partners={await firstOf(reading, partner, PARTNERS)}
        />
      ),
    };
  },
};
