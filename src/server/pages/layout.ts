import { COLLEGE_TEXTS, neutralCollege } from '../../content/college.ts';
import { faculty } from '../../content/faculty.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { addressIn } from '../../languages/address.ts';
import { type Language, otherThan } from '../../languages/language.ts';
import { textIn } from '../../languages/text-in.ts';
import { dayInKathmandu, midnightInKathmandu } from '../../schema/kathmandu.ts';
import { hrefOf } from '../../schema/slug.ts';
import { oncePerVersion } from '../../search/once-per-version.ts';
import { builtInMenu } from '../../site/navigation.ts';
import type { CollegeFacts, PageFrame, Picture, Programme } from '../../site/view-models.ts';
import { menuOfPages } from '../menu.ts';
import type { ServedSite } from '../served-site.ts';
import { picturesByPath } from './record-views.ts';

/** Path of pages without a URL of their own, so that no link of the menu is the current one. */
export const NOWHERE = '';

/** Data of the header and the footer, which every page has. */
export interface LayoutData extends Pick<PageFrame, 'college' | 'logo' | 'preview' | 'menu' | 'hasOwnMenu'> {
  faculties: readonly FacultyNames[];
}

/** The input of a frame. All paths are English ones. */
interface FramedPage {
  language: Language;
  path: string;
  /** Path and query of the canonical URL. */
  canonical: string;
  /** Path and query to which the link to the other language leads; the home page by default. */
  asked?: string;
}

/** The frame of every page. */
export class Layout {
  readonly #site: ServedSite;
  readonly #menu: () => ReturnType<typeof menuOfPages>;
  readonly today: () => string;
  /** The last data that could be read, for error pages while the database fails. */
  last: LayoutData = {
    college: neutralCollege,
    logo: null,
    faculties: [],
    menu: builtInMenu(),
    hasOwnMenu: false,
  };

  constructor(site: ServedSite) {
    this.#site = site;
    this.#menu = oncePerVersion(site.database.version, () => menuOfPages(site));
    this.today = kathmanduToday(() => site.now().getTime());
  }

  async data(): Promise<LayoutData> {
    this.last = await this.dataIn(this.#site.database);
    return this.last;
  }

  async dataIn(database: OpenDatabase): Promise<LayoutData> {
    const college = await this.#site.college();
    const [logo, faculties, menu] = await Promise.all([
      logoOf(database, college),
      facultyNames(database),
      this.#menu(),
    ]);
    return { college, logo, faculties, ...menu };
  }

  /** The frame of a page: its URL in each language, and the scripts in its own. */
  frame(data: LayoutData, { language, path, canonical, asked = '/' }: FramedPage): PageFrame {
    const { publicUrl, siteAssets } = this.#site;
    const alternates = { en: publicUrl + canonical, ne: publicUrl + addressIn('ne', canonical) };
    return {
      ...data,
      college: collegeIn(language, data.college),
      faculties: programmesIn(language, data.faculties),
      path,
      canonical: alternates[language],
      alternates,
      inOtherLanguage: addressIn(otherThan(language), asked),
      today: this.today(),
      assets: language === 'ne' ? { ...siteAssets, ...siteAssets.nepali } : siteAssets,
    };
  }

  /** The frame of a page without a URL of its own. */
  frameOfNowhere(data: LayoutData, language: Language, path = NOWHERE): PageFrame {
    return this.frame(data, { language, path, canonical: '/' });
  }
}

const DAY_MS = 24 * 3_600_000;

/** Returns today in Kathmandu as `YYYY-MM-DD`. Computed once a day, since every request asks for it. */
function kathmanduToday(now: () => number): () => string {
  let from = 0;
  let day = '';
  return () => {
    const ms = now();
    if (ms < from || ms >= from + DAY_MS) {
      from = midnightInKathmandu(ms);
      day = dayInKathmandu(ms);
    }
    return day;
  };
}

/** The college's uploaded logo; null without one. */
async function logoOf(database: OpenDatabase, { logo }: CollegeFacts): Promise<Picture | null> {
  return (await picturesByPath(database, [logo])).get(logo ?? '') ?? null;
}

/** More would make the menu unreadable. */
const MAX_PROGRAMMES = 60;

const NAMES = ['title', 'title_ne', 'full_name', 'full_name_ne'] as const;

/** A faculty's names in both languages. */
type FacultyNames = Record<(typeof NAMES)[number] | '_id', string>;

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
