import { everyType } from '../../test/api/every-type.ts';
import type { College } from '../college/college.ts';

/** Pages that show the records of a type. @param id of one of them */
const PAGES: Readonly<Record<string, (id: string) => readonly string[]>> = {
  about: () => ['/who-we-are', '/why-us'],
  faculty: (id) => [`/academics/x/${id}`],
  pmessage: () => ['/message', '/'],
  admission: () => ['/admissions'],
  news: (id) => [`/news-and-events/x/${id}`, '/news-and-events'],
  faq: () => ['/faqs'],
  scholarship: () => ['/scholarships'],
  notice: (id) => [`/notice/x/${id}`, '/notices'],
};

/**
 * Writes each text into every rich field, in both languages, of a record of its own of every type that has some.
 * @returns the pages that show them, with previews of drafts
 */
export async function publishEverywhere(college: College, texts: readonly string[]): Promise<string[]> {
  const addresses = new Set<string>();
  for (const type of everyType.filter(({ rich }) => rich.length > 0)) {
    for (const [index, text] of texts.entries()) {
      const fields = Object.fromEntries(
        type.rich.flatMap((name) => [
          [name, text],
          [`${name}_ne`, text],
        ]),
      );
      const json = { [type.named]: `Vector ${index}`, ...fields };
      const { record } = await college.must('POST', `/api/${type.name}`, { json });
      for (const path of PAGES[type.name]?.(record._id ?? '') ?? []) {
        addresses.add(path);
        if (index < 3) addresses.add(path === '/' ? '/ne' : `/ne${path}`);
      }
    }
  }
  for (const text of texts) addresses.add(await previewOf(college, text));
  return [...addresses];
}

async function previewOf(college: College, text: string): Promise<string> {
  const json = { title: 'Not yet', description: text };
  const { record } = await college.must('POST', '/api/manage/notice', { json });
  const { url = '' } = (await college.must('POST', `/api/manage/notice/${record._id}/preview`, { json: {} }))
    .record;
  const { pathname, search } = new URL(url, college.url);
  return pathname + search;
}

/** Screens of the back office that show records: the form with its writing box, and the history. */
export async function screensOf(college: College, count: number): Promise<string[]> {
  const list = (await college.must('GET', '/api/notices')).json as { _id: string }[];
  return list
    .slice(0, count)
    .flatMap(({ _id }) => [`/admin/update-notice/${_id}`, `/admin/notices/${_id}/history`]);
}
