import { CallToAction } from '../components/call-to-action.tsx';
import { words as inEach } from '../components/in-each.ts';
import { PageHero } from '../components/page-head.tsx';
import { usePageLinks } from '../components/page-links.ts';
import { adjacentPages, useTitleOfPart } from '../components/pagination.tsx';
import { Passages } from '../components/passages.tsx';
import { Document } from '../document.tsx';
import { useWords } from '../language.tsx';
import type { PassagesPageProps } from '../view-models.ts';
import { scholarshipWords } from './in-each.ts';

const path = '/scholarships';
export function ScholarshipsPage({ frame, passages, page, pages }: PassagesPageProps) {
  const words = useWords(scholarshipWords);
  const { links, askOffice } = useWords(inEach);
  const linksTo = usePageLinks();
  const titleOfPart = useTitleOfPart();
  const heading = links[path];
  const ask = { label: askOffice, href: '/contact-us' };
  return (
    <Document
      styles="chapters"
      frame={frame}
      title={titleOfPart(heading, page)}
      description={words.description(frame.college.name, words.summary)}
      picture={passages[0]?.picture ?? null}
      {...adjacentPages({ path, page, pages })}
    >
      <div className="wrap">
        <PageHero
          heading={heading}
          links={[{ label: words.getIn, href: '/admissions' }, ask]}
          first={passages[0]}
        >
          <p>{words.summary}</p>
          {passages.length === 0 && <p>{words.none}</p>}
        </PageHero>
        <Passages path={path} passages={passages} page={page} pages={pages} />
        <CallToAction heading={words.onward} links={[...linksTo('/admissions'), ask]}>
          <p>{words.onwardText}</p>
        </CallToAction>
      </div>
    </Document>
  );
}
