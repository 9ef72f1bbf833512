import { usePageLanguage } from '../language.tsx';
import type { PersonView } from '../view-models.ts';
import { TelephoneLink } from './contact-lines.tsx';
import { Portrait } from './portrait.tsx';

interface PeopleProps {
  people: readonly PersonView[];
  /** Of the names as headings. */
  level: 3 | 4;
}

/** People in their order, each with a picture or their initials. */
export function People({ people, level }: PeopleProps) {
  return (
    <ul className="people">
      {people.map((person) => (
        <li key={person.id}>
          <Portrait name={person.name} picture={person.picture} of={person.id} sizes="5rem" />
          <div>
            <Name person={person} level={level} />
            <PersonFacts person={person} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Name({ person: { name, href }, level }: { person: PersonView; level: 3 | 4 }) {
  const { to, langOf } = usePageLanguage();
  const Heading = `h${level}` as const;
  return <Heading lang={langOf(name)}>{href ? <a href={to(href)}>{name}</a> : name}</Heading>;
}

/** Post, qualification and programme, and how to reach somebody who wants to be reached. */
export function PersonFacts({ person }: { person: PersonView }) {
  const { to, langOf } = usePageLanguage();
  const { post, qualification, programme, email, phone } = person;
  return (
    <>
      {[post, qualification].filter(Boolean).map((text) => (
        <p key={text} lang={langOf(text)}>
          {text}
        </p>
      ))}
      {programme && (
        <p>
          <a href={to(programme.href)} lang={langOf(programme.title)}>
            {programme.title}
          </a>
        </p>
      )}
      {(email || phone) && (
        <p>
          {email && <a href={`mailto:${email}`}>{email}</a>}
          {email && phone && ' · '}
          {phone && <TelephoneLink phone={phone} />}
        </p>
      )}
    </>
  );
}
