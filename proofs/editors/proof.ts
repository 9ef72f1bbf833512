import { drafted, everyType } from '../../test/api/every-type.ts';
import { pictureFile } from '../../test/pictures.ts';
import type { Answer } from '../college/caller.ts';
import { College, type EngineName, onBothAtOnce, PASSWORD } from '../college/college.ts';
import { inParallel } from '../college/in-parallel.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';

/** Two people change the same thing, having seen the same state of it. */
interface Race {
  what: string;
  /** One change with a text that identifies its editor. */
  change(text: string): Promise<Answer>;
  /** The text that is kept now. */
  kept(): Promise<string>;
  /** The response to the second of two changes. */
  told: number;
}

const PAIRS = 200;
/** Races about different things, which run side by side. */
const AT_ONCE = 6;

async function typeRaces(college: College): Promise<((round: number) => Promise<Race>)[]> {
  const faculty =
    (await college.must('POST', '/api/faculty', { json: { title: 'Science' } })).record._id ?? '';
  const image = await pictureFile({ width: 30, height: 20 });
  const races: ((round: number) => Promise<Race>)[] = [];
  for (const type of everyType) {
    const { name, named, pictures } = type;
    const make = async () => {
      const body = new FormData();
      body.append(named, 'Before');
      if (name === 'semester') body.append('faculty', faculty);
      if (pictures === 'list') body.append('image', image);
      return `/api/${name}/${(await college.must('POST', `/api/${name}`, { body })).record._id}`;
    };
    const path = await make();
    races.push(() =>
      taggedRace(college, name, {
        path,
        read: path,
        bodyOf: (text) => ({ [named]: text }),
        textOf: (record) => String(record[named]),
      }),
    );
    if (!drafted.includes(type)) continue;
    // The draft belongs to a second record, because a change of a live record also changes the tag of its draft.
    const read = (await make()).replace('/api/', '/api/manage/');
    races.push(() =>
      taggedRace(college, `draft of ${name}`, {
        path: `${read}/draft`,
        read,
        bodyOf: (text) => ({ fields: { [named]: text } }),
        textOf: (managed) =>
          String((managed as { draft?: { fields: Record<string, string> } }).draft?.fields[named]),
      }),
    );
  }
  return races;
}

interface Tagged {
  path: string;
  /** Where the present state and its tag are read. */
  read: string;
  bodyOf(text: string): object;
  textOf(record: Readonly<Record<string, unknown>>): string;
}

async function taggedRace(
  college: College,
  what: string,
  { path, read, bodyOf, textOf }: Tagged,
): Promise<Race> {
  const { headers } = await college.must('GET', read);
  const tag = String(headers.etag);
  return {
    what,
    told: 412,
    change: (text) => college.call('PUT', path, { json: bodyOf(text), headers: { 'if-match': tag } }),
    kept: async () => textOf((await college.must('GET', read)).record),
  };
}

/** Settings, an account and the order of an album, each changed by two who have seen the same state of it. */
async function otherTaggedRaces(college: College): Promise<((round: number) => Promise<Race>)[]> {
  const { id } = await college.add('teacher');
  const tagged: Readonly<Record<string, Tagged>> = {
    settings: {
      path: '/api/settings',
      read: '/api/settings',
      bodyOf: (motto) => ({ motto }),
      textOf: ({ motto }) => String(motto),
    },
    account: {
      path: `/api/account/${id}`,
      read: `/api/account/${id}`,
      bodyOf: (name) => ({ name }),
      textOf: ({ name }) => String(name),
    },
  };
  return Object.entries(tagged).map(
    ([what, one]) =>
      () =>
        taggedRace(college, what, one),
  );
}

/** Two publish the same draft. */
async function publicationRace(college: College): Promise<Race> {
  const { record, headers } = await college.must('POST', '/api/manage/faq', { json: { title: 'Draft' } });
  const path = `/api/manage/faq/${record._id}`;
  return {
    what: 'publication of a draft',
    told: 412,
    change: (note) =>
      college.call('POST', `${path}/publish`, {
        json: { note },
        headers: { 'if-match': String(headers.etag) },
      }),
    async kept() {
      const versions = (await college.must('GET', `${path}/versions`)).json as { note: string }[];
      must(versions.length === 1, `A draft that two published has ${versions.length} versions`);
      return versions[0]?.note ?? '';
    },
  };
}

/** Two take the same picture out of a gallery, which they know by its place and path. */
async function pictureRace(college: College): Promise<Race> {
  const body = new FormData();
  body.append('title', 'Album');
  for (let index = 0; index < 3; index += 1)
    body.append('image', await pictureFile({ width: 30 + index, height: 20 }));
  const { json } = await college.must('POST', '/api/gallery', { body });
  const { _id, image } = json as { _id: string; image: string[] };
  return {
    what: 'picture of a gallery',
    told: 409,
    change: () =>
      college.call('POST', `/api/gallery-image-delete/${_id}`, { json: { index: 1, image: image[1] } }),
    async kept() {
      const now = (await college.must('GET', `/api/gallery/${_id}`)).json as { image: string[] };
      must(now.image.join() === [image[0], image[2]].join(), `Of ${image} there are left ${now.image}`);
      return '';
    },
  };
}

/** Two accounts get the same address at once. */
async function addressRace(college: College, round: number): Promise<Race> {
  const email = `same${round}@college.example`;
  return {
    what: 'address of an account',
    told: 409,
    change: (name) =>
      college.call('POST', '/api/account', { json: { role: 'teacher', name, email, password: PASSWORD } }),
    async kept() {
      const found = (await college.must('GET', `/api/accounts?q=${email}`)).json as { name: string }[];
      must(found.length === 1, `${email} belongs to ${found.length} accounts`);
      return found[0]?.name ?? '';
    },
  };
}

async function tryRace({ what, change, kept, told }: Race, pair: number): Promise<void> {
  // A text equal to the present one is no change, so nothing is lost.
  const texts = [`One of ${what} ${pair}`, `Other of ${what} ${pair}`];
  const answers = await Promise.all(texts.map(change));
  const statuses = answers.map(({ status }) => status);
  const winners = answers.flatMap(({ status }, index) => (status < 300 ? [texts[index]] : []));
  must(
    winners.length === 1 && statuses.includes(told),
    `Two at one ${what} are told ${statuses} ${answers.map((answer) => answer.text)}`,
  );
  const text = await kept();
  must(text === '' || text === winners[0], `Of two at one ${what}, ${winners[0]} won, and ${text} is kept`);
}

async function onEngine(context: ProofContext, engine: EngineName): Promise<string[]> {
  const college = await College.open(context, engine);
  const races = [
    ...(await typeRaces(college)),
    ...(await otherTaggedRaces(college)),
    () => publicationRace(college),
    () => pictureRace(college),
    (round: number) => addressRace(college, round),
  ];
  let pairs = 0;
  for (let round = 0; round < PAIRS; round += 1)
    await inParallel(races, AT_ONCE, async (race) => {
      await tryRace(await race(round), round);
      pairs += 1;
    });
  must(college.process.errors.length === 0, `The server logged ${college.process.errors[0]}`);
  return [
    `${pairs} racing pairs over ${races.length} kinds of things: exactly one won each, the other was told`,
  ];
}

export const proof: Proof = {
  claim: 'Of two changes at once one wins, the other is told.',
  shown: { '# pairs': /(\d+) racing pairs/ },
  fault: [
    {
      file: 'src/records/live.ts',
      from: '    if (seen && !seen(present.version))\n      throw errors.stale({ changed: await lastChangeOf(change.db, type.name, id) });\n',
      to: '',
    },
  ],
  whyNot: () => null,
  run: (context) => onBothAtOnce(context, onEngine),
};
