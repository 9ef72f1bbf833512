import { semester } from '../../content/semester.ts';
import type { Reading } from './page.ts';
import { recordIn } from './record-in.ts';

/**
 * Says a semester's stored title in the page's language, for testimonials, which store the title only. A title that no
 * semester has stays unchanged.
 */
export async function semesterTitles({
  database,
  language,
}: Pick<Reading, 'database' | 'language'>): Promise<(stored: string) => string> {
  if (language === 'en') return (stored) => stored;
  const titles = new Map<string, string>();
  for await (const some of database.reading.all(semester))
    for (const item of some) titles.set(item.title, recordIn(language, semester, item).title);
  return (stored) => titles.get(stored) ?? stored;
}
