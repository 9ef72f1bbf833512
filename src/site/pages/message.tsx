import { langOf } from '../../ui/lang-of.ts';
import { CallToAction } from '../components/call-to-action.tsx';
import { PinnedMark } from '../components/day.tsx';
import { PageHead } from '../components/page-head.tsx';
import { adjacentPages, Pagination, titleOfPart } from '../components/pagination.tsx';
import { Portrait } from '../components/portrait.tsx';
import { RichText } from '../components/rich-text.tsx';
import { Document } from '../document.tsx';
import type { Passage, PassagesPageProps } from '../view-models.ts';

function Letter({ letter, first }: { letter: Passage; first: boolean }) {
  const { id, anchor, title: name, html, picture } = letter;
  return (
    <article className="letter chapter" id={anchor}>
      <header className="letter-from">
        <Portrait
          name={name}
          picture={picture}
          of={id}
          sizes="(min-width: 75rem) 23rem, (min-width: 44rem) 31vw, 16rem"
          first={first}
          fit="whole"
        />
        <h2 lang={langOf(name)}>{name}</h2>
        <PinnedMark of={letter} />
      </header>
      <div className="chapter-body">
        <RichText html={html} under={2} />
      </div>
    </article>
  );
}

export function MessagePage({ frame, passages, page, pages }: PassagesPageProps) {
  const { college } = frame;
  const position = { path: '/message', page, pages };
  return (
    <Document
      styles="chapters"
      frame={frame}
      title={titleOfPart('Message from the Principal', page)}
      description={passages[0]?.excerpt ?? ''}
      picture={passages[0]?.picture ?? null}
      {...adjacentPages(position)}
    >
      <div className="wrap">
        <PageHead heading="Message from the Principal">
          {passages.length === 0 && (
            <p>The principal’s letter is not written yet. Meanwhile, read who we are, or come and ask.</p>
          )}
        </PageHead>
        {passages.map((letter, at) => (
          <Letter key={letter.id} letter={letter} first={at === 0} />
        ))}
        <Pagination {...position} />
        <CallToAction
          heading={`More about ${college.name}`}
          links={[
            { label: 'Who We Are', href: '/who-we-are' },
            { label: 'Admissions', href: '/admissions' },
            { label: 'Contact Us', href: '/contact-us' },
          ]}
        >
          <p>What the college stands for, how to get in, and how to reach us.</p>
        </CallToAction>
      </div>
    </Document>
  );
}
