import { multipart, pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { type CollegeSort, publishCollege } from './published-college.ts';

export interface Published {
  /** Paths of one page of each kind, and of a page that does not exist. */
  pages: Record<
    'home' | 'notices' | 'notice' | 'newsList' | 'news' | 'search' | 'missing' | CollegeSort,
    string
  >;
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

/**
 * Fills a site with content for every public page: two banners, notices and news with pictures and without, and more
 * partners than fit side by side.
 * @param notices their number; 22 fill two pages
 */
export async function publish(site: TestSite, notices: number): Promise<Published> {
  const post = async (type: string, texts: Record<string, string>, ...size: [number, number] | []) => {
    const [width, height] = size;
    const image = width && height ? await pictureFile({ width, height, color: '#35507a' }) : undefined;
    const body = multipart({ ...texts, ...(image && { image }) });
    return (await site.call('POST', `/api/${type}`, { body })).record._id ?? '';
  };
  const add = (type: string, title: string, ...size: [number, number] | []) =>
    post(type, { title, description: TEXT }, ...size);
  const opening = { shortText: 'Admissions', shortDescription: 'Doors are open.' };
  await post('banner', { title: 'Come and see', ...opening }, 800, 450);
  await post('banner', { title: 'Stay and learn', ...opening }, 450, 300);
  await post('testimonial', { name: 'सुनिता तामाङ', description: 'राम्रो छ। '.repeat(80) }, 200, 200);
  for (let number = 1; number <= 12; number += 1)
    await post(
      'partner',
      { title: `Partner ${number}` },
      ...(number % 4 ? ([] as const) : ([400, 160] as const)),
    );
  for (let number = 1; number < notices; number += 1) await add('notice', `Notice number ${number}`);
  for (let number = 1; number <= 3; number += 1) await add('news', `Event number ${number}`);
  for (let number = 4; number <= 6; number += 1) await add('news', `Event number ${number}`, 450, 300);
  const notice = await add('notice', 'भर्ना सूचना २०८३', 350, 495);
  const news = await add('news', 'Robot club wins', 700, 450);
  return {
    pages: {
      home: '/',
      notices: '/notices',
      notice: `/notice/${encodeURIComponent('भर्ना-सूचना-२०८३')}/${notice}`,
      newsList: '/news-and-events',
      news: `/news-and-events/robot-club-wins/${news}`,
      // Its last page, which is short, and where both kinds are found.
      search: '/search?q=number&page=2',
      missing: '/nowhere',
      ...(await publishCollege(site)),
    },
  };
}
