import { Onward } from '../components/call-to-action.tsx';
import { Opening } from '../components/page-hero.tsx';
import { neighbours } from '../components/pagination.tsx';
import { Passages, titleOfPart } from '../components/passages.tsx';
import { Document } from '../document.tsx';
import type { PassagesPageProps } from '../view-models.ts';

const path = '/scholarships';
const about = 'Who is helped with the fees, by how much, and how to ask for it.';

const ways = [
  { label: 'How to get in', href: '/admissions' },
  { label: 'Ask the office', href: '/contact-us' },
];

export function ScholarshipsPage({ frame, passages, page, pages }: PassagesPageProps) {
  return (
    <Document
      sheet="chapters"
      frame={frame}
      title={titleOfPart('Scholarships', page)}
      description={`Scholarships at ${frame.college.name}. ${about}`}
      picture={passages[0]?.picture ?? null}
      {...neighbours({ path, page, pages })}
    >
      <div className="wrap">
        <Opening heading="Scholarships" links={ways} first={passages[0]}>
          <p>{about}</p>
          {passages.length === 0 && (
            <p>None is announced at the moment. Ask the office what help with the fees there is.</p>
          )}
        </Opening>
        <Passages path={path} passages={passages} page={page} pages={pages} />
        <Onward
          heading="First, a place"
          links={[
            { label: 'Admissions', href: '/admissions' },
            { label: 'Ask the office', href: '/contact-us' },
          ]}
        >
          <p>A scholarship goes to someone who studies here. How to get in stands under admissions.</p>
        </Onward>
      </div>
    </Document>
  );
}
