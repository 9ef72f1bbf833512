import { multipart, pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';

export interface Published {
  /** Addresses below the site of one page of each sort, and of a page that does not exist. */
  pages: Record<'home' | 'notices' | 'notice' | 'newsList' | 'news' | 'missing', string>;
  noticeId: string;
  newsId: string;
}

const TABLE =
  '<table><tbody><tr><th>Programme</th><th>Tuition</th><th>Laboratory</th><th>Library</th><th>Total in NPR</th></tr>' +
  '<tr><td>BSc CSIT</td><td>71,000</td><td>8,500</td><td>1,500</td><td>81,000</td></tr></tbody></table>';
const TEXT = `<h2>What is new</h2><p>The college tells what everybody has to know. <a href="/notices">All of it</a>.</p>${TABLE}<ul><li>First</li><li>Second</li></ul>`;

/** What fills two pages of each list. */
export const ENTRIES = 22;

/** Fills a site with enough to be looked at: two banners, and notices and news for two pages each, some with pictures. */
export async function publish(site: TestSite): Promise<Published> {
  const add = async (type: string, title: string, picture?: { width: number; height: number }) => {
    const texts =
      type === 'banner'
        ? { shortText: 'Admissions', shortDescription: 'Doors are open.' }
        : { description: TEXT };
    const body = multipart({
      title,
      ...texts,
      ...(picture && { image: await pictureFile({ ...picture, color: '#35507a' }) }),
    });
    return (await site.call('POST', `/api/${type}`, { body })).record._id ?? '';
  };
  await add('banner', 'Come and see', { width: 1600, height: 900 });
  await add('banner', 'Stay and learn', { width: 1200, height: 800 });
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
      missing: '/nowhere',
    },
  };
}
