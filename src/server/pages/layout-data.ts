import { COLLEGE_TEXTS } from '../../content/college.ts';
import { faculty } from '../../content/faculty.ts';
import type { OpenDatabase } from '../../db/database.ts';
import type { Language } from '../../languages/language.ts';
import { textIn } from '../../languages/text-in.ts';
import { hrefOf } from '../../schema/slug.ts';
import type { CollegeFacts, Picture, Programme } from '../../site/view-models.ts';
import { picturesByPath } from './record-views.ts';

/** The college's uploaded logo; null without one. */
export async function logoOf(database: OpenDatabase, { logo }: CollegeFacts): Promise<Picture | null> {
  return (await picturesByPath(database, [logo])).get(logo ?? '') ?? null;
}

/** More would make the menu unreadable. */
const MAX_PROGRAMMES = 60;

const NAMES = ['title', 'title_ne', 'full_name', 'full_name_ne'] as const;

/** A faculty's names in both languages. */
export type FacultyNames = Record<(typeof NAMES)[number] | '_id', string>;

/** The programmes of the college, in the order set by the staff. */
export const facultyNames = (database: OpenDatabase): Promise<FacultyNames[]> =>
  database.reading.brief(faculty, NAMES, MAX_PROGRAMMES);

export const programmesIn = (language: Language, faculties: readonly FacultyNames[]): Programme[] =>
  faculties.map((item) => ({
    id: item._id,
    title: textIn(language, item, 'title').text,
    storedTitle: item.title,
    fullName: textIn(language, item, 'full_name').text,
    href: hrefOf('/academics', faculty, item),
  }));

/** The programme's title in the page's language, by its stored title; the stored one if there is no such programme. */
export const titleAmong = (programmes: readonly Programme[], storedTitle: string): string =>
  programmes.find((programme) => programme.storedTitle === storedTitle)?.title ?? storedTitle;

/** The college's facts with the texts of one language. */
export function collegeIn(language: Language, college: CollegeFacts): CollegeFacts {
  const said = COLLEGE_TEXTS.map((name) => [name, textIn(language, college, name).text]);
  return { ...college, ...Object.fromEntries(said) };
}
