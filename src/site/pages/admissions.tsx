import { CallToAction } from '../components/call-to-action.tsx';
import { PageHero } from '../components/page-head.tsx';
import { adjacentPages, titleOfPart } from '../components/pagination.tsx';
import { Passages } from '../components/passages.tsx';
import { Document } from '../document.tsx';
import type { PassagesPageProps } from '../view-models.ts';

const path = '/admissions';
const summary = 'Who may apply, by when, with which papers, and what follows.';

const actions = [
  { label: 'Start your application', href: '/apply-online' },
  { label: 'Ask the office', href: '/contact-us' },
];

export function AdmissionsPage({ frame, passages, page, pages }: PassagesPageProps) {
  return (
    <Document
      styles="chapters"
      frame={frame}
      title={titleOfPart('Admissions', page)}
      description={`Admissions at ${frame.college.name}. ${summary}`}
      picture={passages[0]?.picture ?? null}
      {...adjacentPages({ path, page, pages })}
    >
      <div className="wrap">
        <PageHero heading="Admissions" links={actions} first={passages[0]}>
          <p>{summary}</p>
          {passages.length === 0 && (
            <p>No intake is announced at the moment. The office knows when the next one begins.</p>
          )}
        </PageHero>
        <Passages path={path} passages={passages} page={page} pages={pages} />
        <CallToAction
          heading="Ready to apply?"
          links={[
            { label: 'Start your application', href: '/apply-online' },
            { label: 'Scholarships', href: '/scholarships' },
            { label: 'Ask the office', href: '/contact-us' },
          ]}
        >
          <p>Choose the programme, gather the papers, and speak to the office. It is three steps.</p>
        </CallToAction>
      </div>
    </Document>
  );
}
