import { rowsOf } from '../college/rows.ts';
import { must } from '../runner/proof.ts';
import { ADMIN } from '../site/site.ts';
import { Stored } from '../writing/stored.ts';
import type { Site } from './site.ts';

/**
 * @returns what is there, for people
 * @throws with the first acknowledged write that is not there, or is there twice, and the first mail that nobody got
 */
export async function mustHaveAll(site: Site): Promise<string> {
  const { college, acknowledged, senders, editors, clock, mail } = site;
  college.token = (await college.signIn('admin', ADMIN)).token;
  const live = new Set((await rowsOf(college, 'select _id from notice')).map(({ _id }) => String(_id)));
  const due = editors.settle((id) => live.has(id), clock.now);
  await new Stored(college, acknowledged).check();
  const rows = await rowsOf(college, 'select _id, name from application');
  const ids = Map.groupBy(rows, ({ name }) => String(name));
  const applicants = [...senders.applications.keys(), ...senders.plain];
  for (const name of applicants) {
    const found = ids.get(name) ?? [];
    must(found.length === 1, `The application of ${name} is stored ${found.length} times`);
    const id = senders.applications.get(name) ?? found[0]?._id;
    must(found[0]?._id === id, `The application of ${name} has another id`);
  }
  const told = new Set(mail.arrived.map(({ mail: { text } }) => /Applicant \d+/.exec(text ?? '')?.[0]));
  const untold = applicants.find((name) => !told.has(name));
  must(untold === undefined, `No mail tells of ${untold}`);
  const drafts = acknowledged.drafts.size;
  return `${acknowledged.count} acknowledged writes of messages, notices, PDFs and ${drafts} drafts, ${applicants.length} applications and ${due} notices at their moment are there, ${mail.arrived.length} mails arrived`;
}
