import { type Person, person } from '../../content/person.ts';
import { team } from '../../content/team.ts';
import { textIn } from '../../languages/text-in.ts';
import { hasOwnPage } from '../../schema/define-type.ts';
import type { Section } from '../../schema/section.ts';
import { hrefOf } from '../../schema/slug.ts';
import { PersonPage, StaffPage } from '../../site/pages/staff.tsx';
import type { PageFrame, PersonView, TeamView } from '../../site/view-models.ts';
import type { Page, Reading } from './page.ts';
import { recordPage } from './record-page.tsx';
import { illustrated } from './record-views.ts';

/** More than a college has: people beyond it stand on no list. */
const MAX_PEOPLE = 1000;
const MAX_TEAMS = 100;

const everybody = ({ database }: Reading) => database.reading.first(person, MAX_PEOPLE);

/** View models of people, in the given order. */
export async function peopleViews(
  reading: Reading,
  { faculties }: Pick<PageFrame, 'faculties'>,
  people: readonly Person[],
): Promise<PersonView[]> {
  const shown = await illustrated(reading, person, people);
  return people.flatMap((stored, at) => {
    const said = shown[at];
    if (!said) return [];
    const { _id: id, name, post, qualification, picture, email, phone } = said;
    return {
      id,
      name: fullName(reading, stored, name),
      post,
      qualification,
      picture,
      href: hasOwnPage(person, stored) ? hrefOf('/staff', person, stored) : null,
      email,
      phone,
      programme: faculties.find((one) => one.id === stored.faculty) ?? null,
    };
  });
}

/** The name with what stands before it, where both are written in one language. */
function fullName({ language }: Reading, stored: Person, name: string): string {
  const inNepali = language === 'ne' && name === stored.name_ne;
  const before = inNepali ? stored.honorific_ne : stored.honorific;
  return before ? `${before} ${name}` : name;
}

/** The teams in their order, each with its people in theirs; those whose team is not live come last. */
async function teamsOf(reading: Reading, frame: PageFrame): Promise<TeamView[]> {
  const people = await everybody(reading);
  const views = await peopleViews(reading, frame, people);
  const byTeam = Map.groupBy(views, (_, at) => people[at]?.team ?? '');
  const teams = (await reading.database.reading.first(team, MAX_TEAMS)).map((one) => ({
    id: one._id,
    anchor: `team-${one.address}`,
    title: textIn(reading.language, one, 'title').text,
  }));
  return [...teams, { id: '', anchor: 'team', title: '' }].flatMap((one) => {
    const own = byTeam.get(one.id) ?? [];
    return own.length > 0 ? [{ ...one, people: own }] : [];
  });
}

export const staffPage: Page = {
  url: '/staff',
  parameters: [],
  async load({ frame: frameOf, ...reading }) {
    const frame = frameOf('/staff');
    return { show: <StaffPage frame={frame} teams={await teamsOf(reading, frame)} /> };
  },
};

export const personPage = recordPage(person, async ({ item, frame, ...reading }) => {
  const [view] = await peopleViews(reading, frame, [item]);
  if (!view) throw new Error('A person has no view');
  const html = textIn(reading.language, item, 'text').text;
  const titles = item as Person & { teamTitle_ne: string };
  return (
    <PersonPage
      frame={frame}
      person={view}
      html={html}
      team={textIn(reading.language, titles, 'teamTitle').text}
    />
  );
});

/** Who teaches in a programme. */
export async function teachersOf(
  reading: Reading,
  frame: PageFrame,
  programme: string,
): Promise<PersonView[]> {
  const own = (await everybody(reading)).filter(({ faculty }) => faculty === programme);
  return peopleViews(reading, frame, own);
}

/** Whom a section shows: its team, then the people that it names, each with the post that it gives them. */
export async function staffIn(
  reading: Reading,
  frame: PageFrame,
  { kind, team: id, people }: Section,
): Promise<PersonView[]> {
  if (kind !== 'people') return [];
  const all = await everybody(reading);
  const members = id
    ? await peopleViews(
        reading,
        frame,
        all.filter((one) => one.team === id),
      )
    : [];
  const chosen = (people as { person: string | null; post: string; post_ne: string }[]) ?? [];
  const named = await peopleViews(
    reading,
    frame,
    chosen.flatMap((one) => all.find(({ _id }) => _id === one.person) ?? []),
  );
  const postOf = (view: PersonView) => {
    const here = chosen.find((one) => one.person === view.id);
    return (here && textIn(reading.language, here, 'post').text) || view.post;
  };
  return [...members, ...named.map((view) => ({ ...view, post: postOf(view) }))];
}
