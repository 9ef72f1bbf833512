import type { CollegeFacts } from '../content/college.ts';
import type { SiteAssets } from './page-assets.ts';
import type { ReceiptWords } from './receipt-words.ts';

export type { CollegeFacts } from '../content/college.ts';

/** What pages are handed to show: made by the server's page loaders, never read from a database here. */

/** A stored picture with what a browser needs to show it without a jump. */
export interface Picture {
  /** Path of the full size on this host. */
  path: string;
  width: number;
  height: number;
  /** Narrower copies, ascending by width; the full size is not among them. */
  sizes: readonly { path: string; width: number }[];
  /** What it shows; empty for one that only decorates. */
  alt: string;
  /** A soft colour of the picture as `#rrggbb`, shown until it arrives. */
  color: string;
}

/** A document to be downloaded. */
export interface AttachmentView {
  /** Path on this host. */
  path: string;
  /** The name under which it is kept. */
  name: string;
  /** In bytes. */
  size: number;
}

/** When and where something takes place; either may be empty, not both. */
export interface EventView {
  /** `YYYY-MM-DD` */
  day: string;
  place: string;
}

/** What every page knows about where it stands. */
export interface PageFrame {
  college: CollegeFacts;
  /** The programmes that the header's 'Academics' leads to, in their order. */
  faculties: readonly Programme[];
  /** Path as it was asked for, without a query; empty where there is no such page. */
  path: string;
  /** Absolute canonical address. */
  canonical: string;
  /** Today in Kathmandu, as `YYYY-MM-DD`: what is 'New' depends on it. */
  today: string;
  assets: SiteAssets;
}

/** A notice or news item as lists and details show it. */
export interface Entry {
  id: string;
  title: string;
  /** Path of its own page. */
  href: string;
  /** ISO 8601 instant at which it was published. */
  publishedAt: string;
  /** The opening words of its text, plain; empty when it has none. */
  excerpt: string;
  picture: Picture | null;
  /** The documents that it hands out. */
  attachments: readonly AttachmentView[];
  /** Of news about something that takes place; null for all others. */
  event: EventView | null;
}

/** An entry with its whole cleaned text. */
export interface FullEntry extends Entry {
  html: string;
  updatedAt: string;
}

export interface BannerView {
  id: string;
  title: string;
  shortText: string;
  shortDescription: string;
  picture: Picture | null;
}

/** The principal's message as the home page opens it. */
export interface MessageView {
  id: string;
  name: string;
  excerpt: string;
  picture: Picture | null;
}

export interface PartnerView {
  id: string;
  title: string;
  picture: Picture | null;
}

export interface HomePageProps {
  frame: PageFrame;
  banners: readonly BannerView[];
  notices: readonly Entry[];
  news: readonly Entry[];
  message: MessageView | null;
  testimonials: readonly Testimonial[];
  partners: readonly PartnerView[];
}

/** One page of a list. */
export interface ListPageProps {
  frame: PageFrame;
  entries: readonly Entry[];
  page: number;
  pages: number;
  total: number;
}

/** What was published just after and just before an entry, as far as there is anything. */
export interface Adjacent {
  newer: Entry | null;
  older: Entry | null;
}

export interface NoticePageProps {
  frame: PageFrame;
  notice: FullEntry;
  adjacent: Adjacent;
  /** Other recent notices. */
  latest: readonly Entry[];
}

export interface NewsPageProps {
  frame: PageFrame;
  news: FullEntry;
  slug: string;
  adjacent: Adjacent;
  /** Links of these lead to `/notice/{slug}/{id}` (decision D4). */
  latest: readonly Entry[];
}

/** A record whose whole text stands on a page together with others, and can be linked to there. */
export interface Passage {
  id: string;
  /** Id of its element, the same as long as its title is. */
  anchor: string;
  title: string;
  /** Cleaned rich text; empty when it has none. */
  html: string;
  /** Its opening words, plain. */
  excerpt: string;
  picture: Picture | null;
  /** The documents that it hands out. */
  attachments: readonly AttachmentView[];
}

/** A long text of a record under a heading of its own. */
export interface Chapter {
  anchor: string;
  heading: string;
  html: string;
}

export interface AboutView extends Passage {
  /** Vision, mission and the like, as far as they have text. */
  chapters: readonly Chapter[];
}

/** Whole records, so many to a page. */
export interface PassagesPageProps<P extends Passage = Passage> {
  frame: PageFrame;
  passages: readonly P[];
  page: number;
  pages: number;
}

export interface AboutPageProps extends PassagesPageProps<AboutView> {
  /** What the visitor followed to get here: two addresses show the same. */
  heading: string;
}

/** A faculty as other pages name it. */
export interface Programme {
  id: string;
  title: string;
  /** Empty when it has none. */
  fullName: string;
  href: string;
}

export interface Testimonial {
  id: string;
  name: string;
  /** Left out where the page is the programme's own. */
  faculty?: string;
  semester: string;
  /** Plain text; line breaks are kept. */
  words: string;
  picture: Picture | null;
}

export interface FacultyPageProps {
  frame: PageFrame;
  faculty: Programme & {
    excerpt: string;
    /** The opening text, without a heading. */
    html: string;
    picture: Picture | null;
    chapters: readonly Chapter[];
    semesters: readonly { id: string; title: string }[];
  };
  testimonials: readonly Testimonial[];
}

/** Why what was sent was not taken. */
export interface Refusal {
  /** Fit to be read alone. */
  message: string;
  /** Field name → what is wrong with it. */
  fields: Readonly<Record<string, string>>;
}

/** What a visitor's form shows beside its fields. */
export interface FormView {
  /** What stands in the fields, by name; those not named are empty. */
  values: Readonly<Record<string, string>>;
  refusal: Refusal | null;
  /** Of what was just sent without script. */
  receipt: ReceiptWords | null;
}

export interface ContactPageProps {
  frame: PageFrame;
  form: FormView;
}

export interface ApplyPageProps {
  frame: PageFrame;
  form: FormView;
  /** What the admissions page says, by title. */
  admissions: readonly { title: string; href: string }[];
}

export interface LoginPageProps {
  frame: PageFrame;
}

export interface DashboardPageProps {
  frame: PageFrame;
  /** Whom it is for. */
  role: 'student' | 'teacher';
  /** The latest. */
  notices: readonly Entry[];
}

/** An album of pictures as lists show it. */
export interface AlbumView {
  id: string;
  title: string;
  href: string;
  publishedAt: string;
  /** How many pictures it holds. */
  count: number;
  /** The first of them, so many as a list may show. */
  pictures: readonly Picture[];
}

export interface GalleryListPageProps {
  frame: PageFrame;
  albums: readonly AlbumView[];
  page: number;
  pages: number;
  total: number;
}

export interface GalleryPageProps {
  frame: PageFrame;
  /** With all its pictures, in order. */
  album: AlbumView;
  slug: string;
  /** Other recent albums. */
  others: readonly AlbumView[];
}

export interface NotFoundPageProps {
  frame: PageFrame;
}

export interface SorryPageProps {
  frame: PageFrame;
  /** What happened and what to do, in words for a visitor. */
  message: string;
}
