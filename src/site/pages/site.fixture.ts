import { neutralCollege } from '../../content/college.ts';
import { builtInMenu } from '../navigation.ts';
import type { CollegeFacts, FullEntry, PageFrame, Picture, Programme } from '../view-models.ts';

/** A college and its content, for tests of pages. */
export const college: CollegeFacts = {
  ...neutralCollege,
  name: 'Himal College',
  motto: 'Sit down and learn.',
  phone: '01-5970123',
  extensions: '23, 24',
  address: 'New Baneshwor',
  mapsUrl: 'https://maps.example/himal',
  plusTwoUrl: '',
  journalUrl: '',
  facebook: 'https://social.example/himal',
  copyrightYear: 2023,
  answerDays: 3,
};
export const programme = (title: string, more: Partial<Programme> = {}): Programme => ({
  id: title.length.toString(16),
  title,
  storedTitle: title,
  fullName: '',
  href: `/academics/${title.toLowerCase()}/1`,
  ...more,
});
export const at = (path: string, more: Partial<PageFrame> = {}): PageFrame => ({
  college,
  logo: null,
  faculties: [],
  menu: builtInMenu(),
  hasOwnMenu: false,
  path,
  canonical: `https://himal.example${path}`,
  today: '2026-11-21',
  assets: {
    styles: ['/assets/site.css'],
    scripts: ['/assets/site.js'],
    preloadFonts: ['/assets/text.woff2'],
  },
  ...more,
});
export const picture: Picture = {
  path: '/uploads/full.webp',
  width: 1600,
  height: 900,
  sizes: [{ path: '/uploads/small.webp', width: 480 }],
  alt: '',
  color: '#a1b2c3',
};
export const hostile = '<script>alert(1)</script>"\'&';
export const entry = (title: string, more: Partial<FullEntry> = {}): FullEntry => ({
  id: title.length.toString(16),
  title,
  href: '/notice/a/b',
  publishedAt: '2026-11-20T18:30:00Z',
  updatedAt: '2026-11-20T18:30:00Z',
  excerpt: '',
  picture: null,
  ownPicture: more.picture ?? null,
  attachments: [],
  event: null,
  category: '',
  isPinned: false,
  html: '<p>Text</p>',
  ...more,
});
