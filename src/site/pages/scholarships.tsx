import { usePageLinks } from '../components/page-links.ts';
import { Passages } from '../components/passages.tsx';
import { words as inEach } from '../components/words.ts';
import { useWords } from '../language.tsx';
import type { PassagesPageProps } from '../view-models.ts';
import { scholarshipWords } from './passage-words.ts';

export function ScholarshipsPage(props: PassagesPageProps) {
  const words = useWords(scholarshipWords);
  const { askOffice } = useWords(inEach);
  const linksTo = usePageLinks();
  const getIn = { label: words.getIn, href: '/admissions' };
  const ask = { label: askOffice, href: '/contact-us' };
  const onward = [...linksTo('/admissions'), ask];
  return <Passages {...props} path="/scholarships" words={words} links={[getIn, ask]} onward={onward} />;
}
