import { banner } from '../../content/banner.ts';
import { news } from '../../content/news.ts';
import { notice } from '../../content/notice.ts';
import { HomePage } from '../../site/pages/home.tsx';
import type { Page } from './page.ts';
import { entriesOf, picturesByPath } from './views.ts';

const BANNERS = 6;
const NOTICES = 8;
const NEWS = 7;

export const homePage: Page = {
  url: '/',
  parameters: [],
  async load({ database, frame }) {
    const banners = await database.reading.newest(banner, BANNERS);
    const pictures = await picturesByPath(
      database,
      banners.map((item) => item.image as string | null),
    );
    const notices = await database.reading.newest(notice, NOTICES);
    const latestNews = await database.reading.newest(news, NEWS);
    return {
      show: (
        <HomePage
          frame={frame('/')}
          banners={banners.map((item) => ({
            id: item._id,
            title: String(item.title),
            shortText: String(item.shortText),
            shortDescription: String(item.shortDescription),
            picture: pictures.get(String(item.image)) ?? null,
          }))}
          notices={await entriesOf(database, notice, notices)}
          news={await entriesOf(database, news, latestNews)}
        />
      ),
    };
  },
};
