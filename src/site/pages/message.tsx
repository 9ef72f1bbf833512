import { CallToAction } from '../components/call-to-action.tsx';
import { PinnedMark } from '../components/day.tsx';
import { PageHead } from '../components/page-head.tsx';
import { usePageLinks } from '../components/page-links.ts';
import { adjacentPages, Pagination, useTitleOfPart } from '../components/pagination.tsx';
import { Portrait } from '../components/portrait.tsx';
import { RichText } from '../components/rich-text.tsx';
import { Filled, Written } from '../components/written.tsx';
import { Document } from '../document.tsx';
import { useLangOf, useWords } from '../language.tsx';
import type { Passage, PassagesPageProps } from '../view-models.ts';
import { messageWords } from './passage-words.ts';

function Letter({ letter, first }: { letter: Passage; first: boolean }) {
  const { id, anchor, title: name, html, picture } = letter;
  const langOf = useLangOf();
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
  const words = useWords(messageWords);
  const linksTo = usePageLinks();
  const titleOfPart = useTitleOfPart();
  const position = { path: '/message', page, pages };
  return (
    <Document
      styles="chapters"
      frame={frame}
      title={titleOfPart(words.heading, page)}
      description={passages[0]?.excerpt ?? ''}
      picture={passages[0]?.picture ?? null}
      {...adjacentPages(position)}
    >
      <div className="wrap">
        <PageHead heading={words.heading}>{passages.length === 0 && <p>{words.none}</p>}</PageHead>
        {passages.map((letter, at) => (
          <Letter key={letter.id} letter={letter} first={at === 0} />
        ))}
        <Pagination {...position} />
        <CallToAction
          heading={
            <Filled say={words.onward}>
              <Written text={college.name} />
            </Filled>
          }
          links={linksTo('/who-we-are', '/admissions', '/contact-us')}
        >
          <p>{words.onwardText}</p>
        </CallToAction>
      </div>
    </Document>
  );
}
