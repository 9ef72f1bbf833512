import { CallToAction } from '../components/call-to-action.tsx';
import { PageHero } from '../components/page-head.tsx';
import { adjacentPages, titleOfPart } from '../components/pagination.tsx';
import { Passages } from '../components/passages.tsx';
import { Document } from '../document.tsx';
import type { PassagesPageProps } from '../view-models.ts';

const path = '/scholarships';
const summary = 'Who is helped with the fees, by how much, and how to ask for it.';

const actions = [
  { label: 'How to get in', href: '/admissions' },
  { label: 'Ask the office', href: '/contact-us' },
];

export function ScholarshipsPage({ frame, passages, page, pages }: PassagesPageProps) {
  return (
    <Document
      styles="chapters"
      frame={frame}
      title={titleOfPart('Scholarships', page)}
      description={`Scholarships at ${frame.college.name}. ${summary}`}
      picture={passages[0]?.picture ?? null}
      {...adjacentPages({ path, page, pages })}
    >
      <div className="wrap">
        <PageHero heading="Scholarships" links={actions} first={passages[0]}>
          <p>{summary}</p>
          {passages.length === 0 && (
            <p>None is announced at the moment. Ask the office what help with the fees there is.</p>
          )}
        </PageHero>
        <Passages path={path} passages={passages} page={page} pages={pages} />
        <CallToAction
          heading="First, a place"
          links={[
            { label: 'Admissions', href: '/admissions' },
            { label: 'Ask the office', href: '/contact-us' },
          ]}
        >
          <p>A scholarship goes to someone who studies here. How to get in stands under admissions.</p>
        </CallToAction>
      </div>
    </Document>
  );
}
