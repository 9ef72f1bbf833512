import { faculty } from '../../content/faculty.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { hrefOf } from '../../schema/slug.ts';
import type { CollegeFacts, Picture, Programme } from '../../site/view-models.ts';
import { picturesByPath } from './record-views.ts';

/** The college's uploaded logo; null without one. */
export async function logoOf(database: OpenDatabase, { logo }: CollegeFacts): Promise<Picture | null> {
  return (await picturesByPath(database, [logo])).get(logo ?? '') ?? null;
}

/** More would make the menu unreadable. */
const MAX_PROGRAMMES = 60;

/** The programmes of the college, in the order set by the staff. */
export async function programmesOf(database: OpenDatabase): Promise<Programme[]> {
  const faculties = await database.reading.brief(faculty, ['title', 'full_name'], MAX_PROGRAMMES);
  return faculties.map((item) => ({
    id: item._id,
    title: item.title,
    fullName: item.full_name,
    href: hrefOf('/academics', faculty, item),
  }));
}
