import { Breadcrumb, CallToAction, Contents, PageHead, usePageLinks } from '../components/page-parts.tsx';
import { People, PersonFacts } from '../components/people.tsx';
import { Portrait } from '../components/portrait.tsx';
import { RichText } from '../components/rich-text.tsx';
import { words as inEach } from '../components/words.ts';
import { Document } from '../document.tsx';
import { usePageLanguage, useWords } from '../language.tsx';
import type { PageStyles } from '../page-assets.ts';
import { personData } from '../structured-data.tsx';
import type { PageFrame, PersonView, TeamView } from '../view-models.ts';
import { passageWords } from './passage-words.ts';

const STYLES: readonly PageStyles[] = ['own-page', 'people'];

/** Everybody who works at the college, team by team. */
export function StaffPage({ frame, teams }: { frame: PageFrame; teams: readonly TeamView[] }) {
  const { staff: words } = useWords(passageWords);
  const { links } = useWords(inEach);
  const { langOf } = usePageLanguage();
  const linksTo = usePageLinks();
  const titled = teams.filter(({ title }) => title !== '');
  return (
    <Document
      styles={STYLES}
      frame={frame}
      title={links['/staff']}
      description={words.description(frame.college.name)}
      picture={null}
    >
      <div className="wrap own-page">
        <Breadcrumb frame={frame} crumbs={[{ label: links['/staff'] }]} />
        <PageHead heading={links['/staff']}>{teams.length === 0 && <p>{words.none}</p>}</PageHead>
        <Contents sections={titled.map(({ anchor, title }) => ({ anchor, label: title }))} />
        {teams.map(({ id, anchor, title, people }) => (
          <section key={id} className="chapter wide" aria-labelledby={anchor}>
            <h2 id={anchor} lang={langOf(title)}>
              {title || words.others}
            </h2>
            <div className="chapter-body">
              <People people={people} level={3} />
            </div>
          </section>
        ))}
        <CallToAction heading={words.onward} links={linksTo('/contact-us', '/who-we-are')}>
          <p>{words.onwardText}</p>
        </CallToAction>
      </div>
    </Document>
  );
}

interface PersonPageProps {
  frame: PageFrame;
  person: PersonView;
  html: string;
  /** Title of the team; empty where it is not live. */
  team: string;
}

/** The page of somebody of whom more is written. */
export function PersonPage({ frame, person, html, team }: PersonPageProps) {
  const { links } = useWords(inEach);
  const { langOf } = usePageLanguage();
  const { name, post, picture } = person;
  return (
    <Document
      styles={STYLES}
      frame={frame}
      title={name}
      description={[post, team].filter(Boolean).join(', ')}
      picture={picture}
      data={[personData(frame, person)]}
    >
      <div className="wrap own-page person">
        <Breadcrumb frame={frame} crumbs={[{ label: links['/staff'], href: '/staff' }, { label: name }]} />
        <div className="person-head">
          <Portrait name={name} picture={picture} of={person.id} sizes="12rem" first />
          <header className="page-head">
            <h1 lang={langOf(name)}>{name}</h1>
            <PersonFacts person={{ ...person, post: [post, team].filter(Boolean).join(' · ') }} />
          </header>
        </div>
        <RichText html={html} />
      </div>
    </Document>
  );
}
