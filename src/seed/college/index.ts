import type { SeedRecord } from '../record.ts';
import { abouts } from './about.ts';
import { admissions } from './admissions/index.ts';
import { banners } from './banners.ts';
import { daysFrom, daysSince } from './calendar.ts';
import { faqs } from './faqs/index.ts';
import { galleries } from './galleries/index.ts';
import { messages } from './message.ts';
import { news } from './news/index.ts';
import { notices } from './notices/index.ts';
import { partners } from './partners.ts';
import { programmes } from './programmes/index.ts';
import { scholarships } from './scholarships.ts';
import { testimonials } from './testimonials.ts';
import type { Illustration, Standing, Writing } from './writing.ts';

export type { SeedRecord } from '../record.ts';
export { facts } from './facts.ts';

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function illustrated(picture: Illustration | undefined) {
  return picture
    ? { fields: { imageAlt: picture.alt }, pictures: [picture.drawing] }
    : { fields: {}, pictures: [] };
}

function published(type: 'news' | 'notice', writings: readonly Writing[], today: Date): SeedRecord[] {
  return writings.map(({ title, text, when, time, picture, dated, event, attachments = [] }, index) => {
    const daysAgo = daysSince(today, when);
    const on = daysFrom(today, daysAgo);
    const { fields, pictures } = illustrated(picture);
    return {
      type,
      place: `${type}/${index}`,
      fields: {
        title: typeof title === 'string' ? title : title(on),
        description: text(on).join(''),
        ...fields,
        ...(dated !== undefined && { date: on.iso(dated) }),
        ...(event && { eventDay: on.iso(event.later), eventPlace: event.place }),
      },
      pictures,
      attachments,
      daysAgo,
      minuteOfDay: minuteOf(time),
    };
  });
}

/** Records of a list that the newest leads, a minute apart from one another, so that the first written stands first. */
function standing(type: string, daysAgo: number, list: readonly Standing[], today: Date): SeedRecord[] {
  return list.map(({ fields, picture, attachments = [] }, index) => {
    const { fields: alt, pictures } = illustrated(picture);
    return {
      type,
      place: `${type}/${index}`,
      fields: { ...fields, ...alt },
      pictures,
      attachments,
      daysAgo: daysSince(today, daysAgo),
      minuteOfDay: minuteOf('10:00') - index,
    };
  });
}

/** Unlike all others they are read in the order of their making. */
function semestersOf(today: Date): SeedRecord[] {
  return programmes.flatMap(({ semesters }, faculty) =>
    semesters.map((title, index) => ({
      type: 'semester',
      place: `semester/${faculty}/${index}`,
      fields: { title },
      refers: { faculty: `faculty/${faculty}` },
      daysAgo: daysSince(today, 397),
      minuteOfDay: minuteOf('11:00') + faculty * 10 + index,
    })),
  );
}

function galleriesOf(today: Date): SeedRecord[] {
  return galleries.map(({ title, when, time, pictures }, index) => ({
    type: 'gallery',
    place: `gallery/${index}`,
    fields: { title, imageAlt: pictures.map(({ alt }) => alt) },
    pictures: pictures.map(({ drawing }) => drawing),
    daysAgo: daysSince(today, when),
    minuteOfDay: minuteOf(time),
  }));
}

/** Everything that the demonstration college publishes, the oldest first, as it stands on the given day. */
export function demonstration(today: Date): SeedRecord[] {
  const records: SeedRecord[] = [
    ...standing('faculty', 398, programmes, today),
    ...semestersOf(today),
    ...standing('about', 396, abouts, today),
    ...standing('partner', 340, partners, today),
    ...standing('faq', 290, faqs, today),
    ...standing('scholarship', 260, scholarships, today),
    ...standing('testimonial', 150, testimonials, today),
    ...standing('pmessage', 101, messages, today),
    ...standing('admission', 69, admissions, today),
    ...standing('banner', 12, banners, today),
    ...galleriesOf(today),
    ...published('news', news, today),
    ...published('notice', notices, today),
  ];
  return records.sort((one, other) => other.daysAgo - one.daysAgo || one.minuteOfDay - other.minuteOfDay);
}
