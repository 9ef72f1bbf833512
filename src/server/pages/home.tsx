import { banner } from '../../content/banner.ts';
import { news } from '../../content/news.ts';
import { notice } from '../../content/notice.ts';
import { HomePage } from '../../site/pages/home.tsx';
import type { Page } from './page.ts';
import { entriesOf, illustrationsOf } from './views.ts';

const BANNERS = 6;
const NOTICES = 8;
const NEWS = 7;

export const homePage: Page = {
  url: '/',
  parameters: [],
  async load({ database, frame }) {
    const banners = await database.reading.first(banner, BANNERS);
    const pictures = await illustrationsOf(database, banners);
    const notices = await database.reading.first(notice, NOTICES);
    const latestNews = await database.reading.first(news, NEWS);
    return {
      show: (
        <HomePage
          frame={frame('/')}
          banners={banners.map((item) => ({
            id: item._id,
            title: String(item.title),
            shortText: String(item.shortText),
            shortDescription: String(item.shortDescription),
            picture: pictures.get(item._id) ?? null,
          }))}
          notices={await entriesOf(database, notice, notices)}
          news={await entriesOf(database, news, latestNews)}
        />
      ),
    };
  },
};
