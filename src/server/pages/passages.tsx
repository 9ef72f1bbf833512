import type { ReactElement } from 'react';
import { type About, about } from '../../content/about.ts';
import { admission } from '../../content/admission.ts';
import { anchorsOf } from '../../content/anchors.ts';
import { faq } from '../../content/faq.ts';
import { pmessage } from '../../content/pmessage.ts';
import { scholarship } from '../../content/scholarship.ts';
import type { Language } from '../../languages/language.ts';
import { type ContentType, titleOf } from '../../schema/define-type.ts';
import { textOf } from '../../schema/fields/rich-text/text-of.ts';
import { AboutPage } from '../../site/pages/about.tsx';
import { AdmissionsPage, FaqsPage, MessagePage, ScholarshipsPage } from '../../site/pages/passages.tsx';
import type {
  AboutPageProps,
  AboutView,
  LetterView,
  Passage,
  PassagesPageProps,
} from '../../site/view-models.ts';
import { intakesOf } from './intakes.ts';
import type { Page, PageRequest, Reading } from './page.ts';
import { paginate } from './paginate.ts';
import {
  attachmentsOf,
  chaptersOf,
  excerptOf,
  illustrationsOf,
  type PassageRecord,
  recordIn,
} from './record-views.ts';

/** View models of records that one page shows with their whole texts. */
async function passagesOf<R extends PassageRecord>(
  reading: Reading,
  type: ContentType<R>,
  items: readonly R[],
): Promise<Passage[]> {
  const { database, language } = reading;
  const documentsOf = await attachmentsOf(reading, items);
  const pictures = await illustrationsOf(reading, items);
  const named = items.map((item) => ({ id: item._id, title: titleOf(type, item) }));
  const anchors = anchorsOf(named);
  const pinned = await database.reading.pinned(type);
  return items.map((item, at) => {
    const said = recordIn(language, type, item);
    const html = said.description;
    return {
      id: item._id,
      title: titleOf(type, said),
      anchor: anchors[at] ?? item._id,
      html,
      excerpt: excerptOf(html),
      picture: pictures.get(item._id) ?? null,
      attachments: documentsOf(item),
      isPinned: pinned.includes(item._id),
    };
  });
}

/** Number of whole records on one page. */
export const wholeOn = (type: ContentType): number => type.page?.whole ?? 20;

/** A paginated page of whole records. @param url the list of the type by default */
function passagesPage<R extends PassageRecord>(
  type: ContentType<R>,
  show: (
    props: PassagesPageProps,
    items: readonly R[],
    request: PageRequest,
  ) => ReactElement | Promise<ReactElement>,
  url = type.page?.list ?? '',
): Page {
  return {
    url,
    parameters: ['page'],
    async load(request) {
      const sheet = await paginate(request, type, wholeOn(type));
      if (!sheet) return 'not-found';
      const { items, page, pages, address } = sheet;
      const passages = await passagesOf(request, type, items);
      const props = { frame: request.frame(address), passages, page, pages };
      return { show: await show(props, items, request) };
    },
  };
}

export const admissionsPage = passagesPage(admission, async (props, _, request) => (
  <AdmissionsPage {...props} intakes={await intakesOf(request, props.frame.faculties)} />
));
export const scholarshipsPage = passagesPage(scholarship, ({ passages, ...props }, items, { language }) => {
  const views = withFacts(passages, items, (item) => {
    const { recipients, amount, deadline } = recordIn(language, scholarship, item);
    return { recipients, amount, deadline };
  });
  return <ScholarshipsPage {...props} passages={views} />;
});
export const faqsPage = passagesPage(faq, ({ passages, ...props }, items, { language }) => {
  const views = withFacts(passages, items, (item) => ({ topic: recordIn(language, faq, item).topic.trim() }));
  return <FaqsPage {...props} passages={views} />;
});
export const messagePage = passagesPage(pmessage, ({ passages, ...props }) => (
  <MessagePage
    {...props}
    passages={passages.map((letter) => ({ ...letter, signature: signatureOf(letter) }))}
  />
));

/** View models with more of their records. */
const withFacts = <R, More>(
  passages: readonly Passage[],
  items: readonly R[],
  factsOf: (item: R) => More,
): (Passage & More)[] =>
  items.flatMap((item, at) => (passages[at] ? [{ ...passages[at], ...factsOf(item) }] : []));

/** The end of a letter that may already be a signature, in characters. */
const ENDING = 60;

/** Name and post of a letter's writer, as 'Sarita Maharjan, Principal' says both. */
function signatureOf({ title, html }: Passage): LetterView['signature'] {
  const [name = '', ...post] = title.split(',');
  const family = name.trim().split(/\s+/u).at(-1) ?? '';
  const isSigned = family !== '' && textOf(html).slice(-ENDING).includes(family);
  return html === '' || isSigned ? null : { name: name.trim(), post: post.join(',').trim() };
}

function viewOf(language: Language, passage: Passage, item: About | undefined): AboutView {
  const names = ['vision', 'mission', 'goals', 'core_values'] as const;
  const chapters = item ? chaptersOf(language, about, recordIn(language, about, item), names) : [];
  return {
    ...passage,
    chapters: chapters.map((chapter) => ({ ...chapter, anchor: `${chapter.anchor}-${passage.id}` })),
  };
}

/** The about page, which two URLs show; the first is canonical (requirement 2.6). */
const aboutPage = (url: AboutPageProps['at']): Page =>
  passagesPage(
    about,
    ({ passages, ...props }, items, { language }) => (
      <AboutPage
        {...props}
        at={url}
        passages={passages.map((passage, at) => viewOf(language, passage, items[at]))}
      />
    ),
    url,
  );

export const whoWeArePage = aboutPage('/who-we-are');
export const whyUsPage: Page = { ...aboutPage('/why-us'), isUnlisted: true };
