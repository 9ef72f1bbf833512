import { type About, about } from '../../content/about.ts';
import type { Language } from '../../languages/language.ts';
import { AboutPage } from '../../site/pages/about.tsx';
import type { AboutPageProps, AboutView, Passage } from '../../site/view-models.ts';
import type { Page } from './page.ts';
import { paginate } from './paginate.ts';
import { passagesOf, wholeOn } from './passages.tsx';
import { chaptersOf, recordIn } from './record-views.ts';

function viewOf(language: Language, passage: Passage, item: About | undefined): AboutView {
  const names = ['vision', 'mission', 'goals', 'core_values'] as const;
  const chapters = item ? chaptersOf(language, about, recordIn(language, about, item), names) : [];
  return {
    ...passage,
    chapters: chapters.map((chapter) => ({ ...chapter, anchor: `${chapter.anchor}-${passage.id}` })),
  };
}

/** The about page, which two URLs show; the first is canonical (requirement 2.6). */
function aboutPage(url: AboutPageProps['at']): Page {
  return {
    url,
    parameters: ['page'],
    async load(request) {
      const sheet = await paginate(request, about, wholeOn(about));
      if (!sheet) return 'not-found';
      const { items, page, pages, address } = sheet;
      const passages = await passagesOf(request, about, items);
      return {
        show: (
          <AboutPage
            frame={request.frame(address)}
            at={url}
            passages={passages.map((passage, at) => viewOf(request.language, passage, items[at]))}
            page={page}
            pages={pages}
          />
        ),
      };
    },
  };
}

export const whoWeArePage = aboutPage('/who-we-are');
export const whyUsPage: Page = { ...aboutPage('/why-us'), isUnlisted: true };
