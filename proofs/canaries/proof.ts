import { College, type EngineName, onBothAtOnce } from '../college/college.ts';
import { dumpOf } from '../college/dump.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { bundle, commandOutputs, manifests } from './commands.ts';
import { plantAccounts } from './plant-accounts.ts';
import { plantContent } from './plant-content.ts';
import { plantVisitors } from './plant-visitors.ts';
import { readable } from './readable.ts';
import { type Readers, type Secret, Secrets } from './secrets.ts';
import { secretSettings } from './settings.ts';

const LEAST = 200;
/** By duty, the readers whose content staff with this duty alone must not receive. */
const UNREAD_BY: Readonly<Record<'author' | 'admissions' | 'accounts', readonly Readers[]>> = {
  author: ['nobody', 'owner', 'admissions'],
  admissions: ['nobody', 'owner', 'author'],
  accounts: ['nobody', 'owner', 'admissions'],
};
/** Kept as digests, so that not even the database tells them. */
const DIGESTED =
  /^(?:password of a |token of (?:a |the administrator|a preview)|recovery code|cookie of a known browser|receipt's token)/;

/** Reads places, and fails for the first secret in one that is not for whoever reads it. */
class Search {
  places = 0;
  readonly #secrets: Secrets;

  constructor(secrets: Secrets) {
    this.#secrets = secrets;
  }

  mustHaveNone(where: string, text: string, isMeant: (secret: Secret) => boolean = () => true): void {
    this.places += 1;
    for (const [word, secret] of this.#secrets.all)
      must(!text.includes(word) || !isMeant(secret), `${where} has the ${secret.what}: ${word}`);
  }
}

async function onEngine(context: ProofContext, engine: EngineName): Promise<string[]> {
  const { random } = context;
  const secrets = new Secrets(random);
  const settings = await secretSettings(context, engine, secrets);
  const college = await College.open(context, engine, settings.first);
  await plantVisitors(college, secrets);
  const files = await plantContent(college, secrets);
  await plantAccounts(college, secrets);
  secrets.keep(college.settings.ADMIN_PASSWORD ?? '', 'password of the administrator', 'nobody');
  secrets.keep(college.token, 'token of the administrator', 'nobody');
  const rows = await dumpOf(college);
  for (const row of rows.get('account') ?? [])
    secrets.keep((JSON.parse(row) as { passwordHash: string }).passwordHash, 'hash of a password', 'nobody');
  must(secrets.all.size >= LEAST, `Only ${secrets.all.size} secrets were planted`);
  const planted = secrets.all.size;

  const search = new Search(secrets);
  for (const [table, all] of rows)
    search.mustHaveNone(`the table ${table}`, all.join('\n'), ({ what }) => DIGESTED.test(what));
  const people = [{ token: '' }, await college.add('student'), await college.add('teacher')];
  for (const { token } of people) {
    for (const [path, text] of await readable(college, token, { random, isThorough: true }))
      search.mustHaveNone(path, text);
    for (const path of files) {
      const { status, text } = await college.call('GET', path, { token });
      must(status === 404, `The file of a draft at ${path} is answered with ${status}`);
      search.mustHaveNone(path, text);
    }
  }
  for (const [duty, unread] of Object.entries(UNREAD_BY) as [keyof typeof UNREAD_BY, Readers[]][]) {
    const { token } = await college.add('admin', [duty]);
    for (const [path, text] of await readable(college, token, { random, isThorough: false }))
      search.mustHaveNone(`${path} for staff with the duty ${duty}`, text, ({ readers }) =>
        unread.includes(readers),
      );
  }
  const metrics = await college.must('GET', '/metrics', { token: settings.first.METRICS_TOKEN ?? '' });
  search.mustHaveNone('the metrics', metrics.text);

  const logs = [college.process.said()];
  await college.process.end('SIGTERM');
  await college.startAgain(settings.changed);
  await college.call('POST', '/webhooks/rest/webhook', { token: '', json: { message: 'Anybody there?' } });
  const said = await commandOutputs(college, context.root, context.folder, secrets);
  for (const [command, text] of said) search.mustHaveNone(`What is said by ${command}`, text);
  logs.push(college.process.said());
  for (const [where, text] of Object.entries({
    'the log': logs.join('\n'),
    'the manifest of a backup': manifests(college, context.root, context.folder),
    'the bundle': bundle(context.root),
  })) {
    must(text.length > 1000, `There is nothing in ${where}: ${text}`);
    search.mustHaveNone(where, text);
  }
  return [
    `${planted} secrets of ${secrets.kinds} private kinds, ${search.places} places read by a visitor, a student, a teacher and staff with one duty, with what ${said.size} commands and refused starts say: none found`,
  ];
}

export const proof: Proof = {
  claim: 'Nothing private is in anything that others read.',
  shown: { '# secrets': /(\d+) secrets/, '# places': /(\d+) places/ },
  fault: [
    {
      file: 'src/server/api/submission-routes.ts',
      from: "    access: type.duties,\n    summary: 'The whole list, newest first, or one page of it',",
      to: "    access: 'open',\n    summary: 'The whole list, newest first, or one page of it',",
    },
  ],
  whyNot: () => null,
  run: (context) => onBothAtOnce(context, onEngine),
};
