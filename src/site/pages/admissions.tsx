import { usePageLinks } from '../components/page-links.ts';
import { Passages } from '../components/passages.tsx';
import { words as inEach } from '../components/words.ts';
import { useWords } from '../language.tsx';
import type { PassagesPageProps } from '../view-models.ts';
import { admissionWords } from './passage-words.ts';

export function AdmissionsPage(props: PassagesPageProps) {
  const words = useWords(admissionWords);
  const { startApplication, askOffice } = useWords(inEach);
  const linksTo = usePageLinks();
  const apply = { label: startApplication, href: '/apply-online' };
  const ask = { label: askOffice, href: '/contact-us' };
  const onward = [apply, ...linksTo('/scholarships'), ask];
  return <Passages {...props} path="/admissions" words={words} links={[apply, ask]} onward={onward} />;
}
