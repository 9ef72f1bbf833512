import { multipart, pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { type CollegeSort, publishCollege } from './published-college.ts';

export interface Published {
  /** Paths of one page of each kind, and of a page that does not exist. */
  pages: Record<
    'home' | 'notices' | 'notice' | 'newsList' | 'news' | 'search' | 'missing' | CollegeSort,
    string
  >;
  noticeId: string;
  newsId: string;
}

const TABLE =
  '<table><tbody><tr><th>Programme</th><th>Tuition</th><th>Laboratory</th><th>Library</th><th>Total in NPR</th></tr>' +
  '<tr><td>BSc CSIT</td><td>71,000</td><td>8,500</td><td>1,500</td><td>81,000</td></tr></tbody></table>';
const TEXT = `<h2>What is new</h2><p>The college tells what everybody has to know. <a href="/notices">All of it</a>.</p>${TABLE}<ul><li>First</li><li>Second</li></ul>`;

/** The header's links, in their order. */
export const HEADER_LINKS = [
  'Home',
  'Notices',
  'Gallery',
  'Who We Are',
  'Admissions',
  'Scholarships',
  'Why Us',
  'News & Events',
  'FAQs',
  'Contact Us',
  'Apply Online',
];

/** Number of records that fill two pages of each list. */
export const ENTRIES = 22;

/**
 * Fills a site with content for every public page: two banners, notices and news for two pages each, some with pictures,
 * and more partners than fit side by side.
 */
export async function publish(site: TestSite): Promise<Published> {
  const lists = await publishLists(site);
  return { ...lists, pages: { ...lists.pages, ...(await publishCollege(site)) } };
}

/** Fills a site with everything but the pages about the college. */
export async function publishLists(site: TestSite) {
  const post = async (
    type: string,
    texts: Record<string, string>,
    size?: { width: number; height: number },
  ) => {
    const image = size && { image: await pictureFile({ ...size, color: '#35507a' }) };
    return (
      (await site.call('POST', `/api/${type}`, { body: multipart({ ...texts, ...image }) })).record._id ?? ''
    );
  };
  const add = (type: string, title: string, size?: { width: number; height: number }) =>
    post(type, { title, description: TEXT }, size);
  const opening = { shortText: 'Admissions', shortDescription: 'Doors are open.' };
  await post('banner', { title: 'Come and see', ...opening }, { width: 1600, height: 900 });
  await post('banner', { title: 'Stay and learn', ...opening }, { width: 1200, height: 800 });
  await post(
    'testimonial',
    { name: 'सुनिता तामाङ', description: 'राम्रो छ। '.repeat(80) },
    { width: 400, height: 400 },
  );
  for (let number = 1; number <= 12; number += 1)
    await post(
      'partner',
      { title: `Partner ${number}` },
      number % 2 ? { width: 400, height: 160 } : undefined,
    );
  for (let number = 1; number < ENTRIES; number += 1) {
    await add('notice', `Notice number ${number}`);
    await add(
      'news',
      `Event number ${number}`,
      number > ENTRIES - 4 ? { width: 900, height: 600 } : undefined,
    );
  }
  const noticeId = await add('notice', 'भर्ना सूचना २०८३', { width: 700, height: 990 });
  const newsId = await add('news', 'Robot club wins', { width: 1400, height: 900 });
  return {
    noticeId,
    newsId,
    pages: {
      home: '/',
      notices: '/notices',
      notice: `/notice/${encodeURIComponent('भर्ना-सूचना-२०८३')}/${noticeId}`,
      newsList: '/news-and-events',
      news: `/news-and-events/robot-club-wins/${newsId}`,
      search: '/search?q=number',
      missing: '/nowhere',
    },
  };
}
