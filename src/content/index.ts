/** All content types that the college publishes. */
import type { ContentType } from '../schema/define-type.ts';
import { about } from './about.ts';
import { admission } from './admission.ts';
import { banner } from './banner.ts';
import { category } from './category.ts';
import { download } from './download.ts';
import { faculty } from './faculty.ts';
import { faq } from './faq.ts';
import { gallery } from './gallery.ts';
import { intake } from './intake.ts';
import { news } from './news.ts';
import { notice } from './notice.ts';
import { page } from './page.ts';
import { partner } from './partner.ts';
import { person } from './person.ts';
import { pmessage } from './pmessage.ts';
import { scholarship } from './scholarship.ts';
import { semester } from './semester.ts';
import { team } from './team.ts';
import { testimonial } from './testimonial.ts';

export const contentTypes: readonly ContentType[] = [
  about,
  admission,
  banner,
  category,
  download,
  faculty,
  faq,
  gallery,
  intake,
  news,
  notice,
  page,
  partner,
  person,
  pmessage,
  scholarship,
  semester,
  team,
  testimonial,
];
