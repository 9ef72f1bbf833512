import type { Banner } from '../content/banner.ts';
import type { CollegeFacts } from '../content/college.ts';
import type { ShownMenu } from '../content/menu.ts';
import type { Partner } from '../content/partner.ts';
import type { SubmissionType } from '../content/submission.ts';
import type { InEach } from '../languages/language.ts';
import type { Subject } from '../schema/fields/subjects.ts';
import type { ListFilter } from './components/filters.tsx';
import type { SiteAssets } from './page-assets.ts';
import type { ReceiptWords } from './receipt-words.ts';

export type { CollegeFacts } from '../content/college.ts';

/** A stored picture with all that a browser needs to lay it out before it loads. */
export interface Picture {
  /** Path of the full size on this host. */
  path: string;
  width: number;
  height: number;
  /** Narrower copies, ascending by width, without the full size. */
  sizes: readonly { path: string; width: number }[];
  /** Alternative text; empty for a decorative picture. */
  alt: string;
  /** Average colour as `#rrggbb`, shown until the picture has loaded. */
  color: string;
  /** The point that stays in sight where its edges are cut off, 0 to 4 on either axis; absent for the middle. */
  focus?: readonly [x: number, y: number];
  /** What the library says below it, with whose picture it is; absent where it says nothing. */
  caption?: string;
}

/** A picture drawn for shared links. */
export interface SharedCard {
  /** Path on this host. */
  path: string;
  width: number;
  height: number;
  /** What is written on it. */
  alt: string;
}

/** A document to download. */
export interface AttachmentView {
  /** Path on this host. */
  path: string;
  title: string;
  /** File name that the browser saves it under. */
  name: string;
  /** In bytes. */
  size: number;
}

/** What visitors take away, at an address of its own. */
export interface DownloadView {
  id: string;
  title: string;
  /** Path that leads to its newest document. */
  href: string;
  /** Of either calendar; empty without one. */
  year: string;
  /** Ids of its category and programme. */
  category: string | null;
  programme: string | null;
  /** The newest first; at least one. */
  documents: readonly AttachmentView[];
}

/** Date and place of an event; one of them may be empty. */
export interface EventView {
  /** `YYYY-MM-DD` */
  day: string;
  /** When it starts and ends, as `HH:MM` in Kathmandu; empty for the whole day, and for an open end. */
  time: string;
  end: string;
  place: string;
}

export interface PrivacyPageProps {
  frame: PageFrame;
  /** Whether the assistant sends questions to a service outside the site. */
  sendsQuestionsOut: boolean;
}

/** The data that header, footer and head of every page need. */
export interface PageFrame {
  college: CollegeFacts;
  /** The college's uploaded logo. */
  logo: Picture | null;
  /** The programmes of the header's 'Academics' menu, in order. */
  faculties: readonly Programme[];
  /** What header and footer link to. All paths are English ones. */
  menu: ShownMenu;
  /** Whether the college has changed its menu. */
  hasOwnMenu: boolean;
  /** Requested path without its query and its language; empty on the not-found page. */
  path: string;
  /** Absolute canonical URL. */
  canonical: string;
  /** The page's absolute URL in each language. */
  alternates?: InEach<string>;
  /** Path and query of the same page in the other language. */
  inOtherLanguage?: string;
  /** Today in Kathmandu, as `YYYY-MM-DD`, which decides what is marked 'New'. */
  today: string;
  assets: SiteAssets;
  /** The card of the page's record. */
  card?: SharedCard | null;
  /** Set on a preview, which must not be cached or indexed. */
  preview?: PreviewView;
}

/** A notice or news item in a list. */
export interface Entry {
  id: string;
  title: string;
  /** Path of its page. */
  href: string;
  /** Publication time (ISO 8601). */
  publishedAt: string;
  /** Beginning of its text as plain text; empty when it has none. */
  excerpt: string;
  /** Its own or, in lists and shared links, the first of its text. */
  picture: Picture | null;
  /** The documents to download with it. */
  attachments: readonly AttachmentView[];
  /** Set for news about an event. */
  event: EventView | null;
  /** The title of what it is sorted under; empty without one. */
  category: string;
  /** Whether staff have pinned it to the top of its list. */
  isPinned: boolean;
}

/** An entry with its whole text, cleaned. */
export interface FullEntry extends Entry {
  /** What its page shows above the text, which has its other pictures. */
  ownPicture: Picture | null;
  html: string;
  updatedAt: string;
}

/** A record as it is, with its picture. */
type Pictured<R> = R & { picture: Picture | null };

export type BannerView = Pictured<Pick<Banner, '_id' | 'title' | 'shortText' | 'shortDescription'>>;

/** The beginning of the principal's message, for the home page. */
export interface MessageView {
  id: string;
  name: string;
  excerpt: string;
  picture: Picture | null;
}

export type PartnerView = Pictured<Pick<Partner, '_id' | 'title'>>;

/** Somebody who works at the college, as visitors may know them. */
export interface PersonView {
  id: string;
  /** With what stands before the name. */
  name: string;
  post: string;
  qualification: string;
  picture: Picture | null;
  /** Path of the person's own page; null without one. */
  href: string | null;
  /** Empty where it is not shown to visitors. */
  email: string;
  phone: string;
  programme: Pick<Programme, 'id' | 'title' | 'href'> | null;
}

export interface TeamView {
  id: string;
  anchor: string;
  /** Empty for people whose team is not live. */
  title: string;
  people: readonly PersonView[];
}

/** When one may apply for a programme. */
export interface IntakeView {
  programme: Pick<Programme, 'id' | 'title' | 'href'>;
  state: 'open' | 'closed' | 'coming';
  /** The state with its day, as 'Open until Friday, 4 December'. */
  said: string;
  /** Of the intake that is open, or is the next. */
  name: string;
  /** Days and instants for programs; null where one can apply no more and nothing is known to come. */
  dates: { opens: string; closes: string; classes: string } | null;
  /** Days in words; empty where not known. */
  test: string;
  classes: string;
  note: string;
}

export interface HomePageProps {
  intakes: readonly IntakeView[];
  frame: PageFrame;
  banners: readonly BannerView[];
  notices: readonly Entry[];
  news: readonly Entry[];
  message: MessageView | null;
  testimonials: readonly Testimonial[];
  partners: readonly PartnerView[];
}

export interface ListPageProps {
  frame: PageFrame;
  filter: ListFilter;
  entries: readonly Entry[];
  page: number;
  pages: number;
  total: number;
}

/** The entries published just after and just before another one. */
export interface Adjacent {
  newer: Entry | null;
  older: Entry | null;
}

export interface NoticePageProps {
  frame: PageFrame;
  notice: FullEntry;
  /** The list of its category; null without one. */
  categoryHref: string | null;
  adjacent: Adjacent;
  /** Other recent ones. */
  latest: readonly Entry[];
}

/** The links of the latest lead to `/notice/{slug}/{id}` (requirement 2.22). */
export interface NewsPageProps extends Omit<NoticePageProps, 'notice' | 'categoryHref'> {
  news: FullEntry;
  slug: string;
}

/** A record on a page that shows several records whole, each with an anchor to link to. */
export interface Passage
  extends Pick<Entry, 'id' | 'title' | 'excerpt' | 'picture' | 'attachments' | 'isPinned'> {
  /** Id of its element; it changes only with the title. */
  anchor: string;
  /** Cleaned rich text; empty when it has none. */
  html: string;
}

export interface QuestionView extends Passage {
  /** Under which it stands with others; empty without one. */
  topic: string;
}

export interface ScholarshipView extends Passage {
  /** Who gets it, how much, until when to ask: any may be empty. */
  recipients: string;
  amount: string;
  deadline: string;
}

/** A letter, whose title is its writer's name. */
export interface LetterView extends Passage {
  /** At its end, unless its text ends with the name: name and post, which may be empty. */
  signature: { name: string; post: string } | null;
}

/** One rich-text field of a record, under its own heading. */
export interface Chapter {
  anchor: string;
  heading: string;
  html: string;
}

export interface AboutView extends Passage {
  /** Vision, mission and the like; those without text are left out. */
  chapters: readonly Chapter[];
}

/** A page of whole records. */
export interface PassagesPageProps<P extends Passage = Passage> {
  frame: PageFrame;
  passages: readonly P[];
  page: number;
  pages: number;
}

export interface AboutPageProps extends PassagesPageProps<AboutView> {
  /** Two URLs show the same page, each under the label of its link. */
  at: '/who-we-are' | '/why-us';
}

/** A faculty in a list of programmes. */
export interface Programme {
  id: string;
  title: string;
  /** The stored title, by which other records name it. */
  storedTitle: string;
  /** Empty when it has none. */
  fullName: string;
  href: string;
}

export interface Testimonial {
  id: string;
  name: string;
  /** Left out on the programme's own page. */
  faculty?: string;
  semester: string;
  /** Plain text, with line breaks. */
  words: string;
  picture: Picture | null;
}

/** One of the optional texts about a programme. */
export interface ProgrammeFact {
  name: 'duration' | 'university' | 'seats' | 'hours' | 'eligibility' | 'total_fee' | 'coordinator';
  label: string;
  /** Plain text, never empty. */
  text: string;
}

export interface SemesterView {
  id: string;
  title: string;
  /** In the order of the curriculum; empty if unknown. */
  subjects: readonly Subject[];
}

export interface FacultyPageProps {
  frame: PageFrame;
  /** Null for a programme without intakes. */
  intake: IntakeView | null;
  teachers: readonly PersonView[];
  downloads: readonly DownloadView[];
  faculty: Programme & {
    excerpt: string;
    /** The introduction, which has no heading. */
    html: string;
    picture: Picture | null;
    chapters: readonly Chapter[];
    /** In the order of the declaration; none that is empty. */
    facts: readonly ProgrammeFact[];
    semesters: readonly SemesterView[];
  };
  testimonials: readonly Testimonial[];
}

/** Why a submitted form was refused. */
export interface Refusal {
  /** A sentence that is clear without the fields. */
  message: string;
  /** Field name → error message. */
  fields: Readonly<Record<string, string>>;
  /** Field name → value that was probably meant. */
  suggestions: Readonly<Record<string, string>>;
}

/** State of a visitor's form. */
export interface FormView {
  /** Values by field name; other fields are empty. */
  values: Readonly<Record<string, string>>;
  refusal: Refusal | null;
  /** The receipt of a form that was sent, at the address of the receipt. */
  receipt: ReceiptWords | null;
  /** Whether the address is of a receipt that is shown no more. */
  isReceiptOver: boolean;
}

export interface FormPageProps {
  frame: PageFrame;
  type: SubmissionType;
  form: FormView;
}

export interface ApplyPageProps extends FormPageProps {
  intakes: readonly IntakeView[];
  /** Titles of the admissions page, as links. */
  admissions: readonly { title: string; href: string }[];
}

/** An album in a list. */
export interface AlbumView extends Pick<Entry, 'id' | 'title' | 'isPinned' | 'href' | 'publishedAt'> {
  /** Number of pictures in the album. */
  count: number;
  /** Its first pictures, for lists. */
  pictures: readonly Picture[];
}

export interface GalleryListPageProps extends Omit<ListPageProps, 'filter' | 'entries'> {
  albums: readonly AlbumView[];
}

export interface GalleryPageProps {
  frame: PageFrame;
  album: AlbumView;
  slug: string;
  others: readonly AlbumView[];
}

/** A part of a text, and whether it matches the query. */
export interface HighlightedPart {
  text: string;
  isMatch: boolean;
}

/** One search result. */
export interface HitView {
  /** Label of its type; empty for pages about the college itself. */
  kind: string;
  title: readonly HighlightedPart[];
  /** Path on this host. */
  path: string;
  /** Publication time (ISO 8601); null where the date does not matter. */
  at: string | null;
  /** Text around the match; empty where the title is enough. */
  snippet: readonly HighlightedPart[];
  /** It has the words in passing, while others have them in their titles. */
  isMention: boolean;
}

export interface SearchPageProps extends Omit<ListPageProps, 'entries'> {
  /** The query; empty before the first search. */
  q: string;
  /** The query was longer than the limit, and was cut. */
  isShortened: boolean;
  hits: readonly HitView[];
  /** No record has all words of the query; the results have some. */
  isPartialMatch: boolean;
  /** The number of results reached its limit, so there may be more. */
  isTruncated: boolean;
}

/** The bar above a preview. All times are instants. */
export interface PreviewView {
  of: 'draft' | 'version' | 'live' | 'taken-down';
  /** Number of the version; null for the others. */
  n: number | null;
  changedAt: string;
  /** When it is published by itself; null if it is not. */
  publishAt: string | null;
  expiresAt: string;
  /** How many the page shows, where this one is not among them and no other page shows it; else null. */
  notAmongFirst: number | null;
  /** The other pages that show it, with the token. */
  elsewhere: readonly { page: 'own' | 'list' | 'home'; href: string }[];
}
