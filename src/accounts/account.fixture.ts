import { createHash } from 'node:crypto';
import { faculty } from '../content/faculty.ts';
import { semester } from '../content/semester.ts';
import type { OpenDatabase } from '../db/database.ts';
import { createIdGenerator } from '../db/ids.ts';
import { insertItem } from '../db/store.ts';
import type { ContentType } from '../schema/define-type.ts';
import { partOfSite } from '../whole-site.fixture.ts';
import type { Site } from '../whole-site.ts';
import type { Role } from './account.ts';
import { createAccount } from './create-account.ts';
import { addressDigestOf, digestKeyOf } from './digest.ts';
import { Passwords } from './passwords.ts';

export const PASSWORD = 'a long enough one';

export const testAddressDigest = addressDigestOf(digestKeyOf('a secret of the tests'));

/** A site with a manual clock and a fast, counted hash. */
export function testAccountSite({ database }: { database: OpenDatabase }) {
  let at = Date.parse('2026-11-20T06:00:00.000Z');
  const counts = { hashes: 0 };
  const passwords = new Passwords(async (password, salt) => {
    counts.hashes += 1;
    return createHash('sha256').update(salt).update(password).digest();
  });
  const site = partOfSite({
    database,
    passwords,
    addressDigest: testAddressDigest,
    now: () => new Date(at),
    newId: createIdGenerator(),
  });
  return {
    site,
    counts,
    /** Advances the clock. */
    pass(milliseconds: number) {
      at += milliseconds;
    },
  };
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** Creates an account named after its e-mail address. */
export function createTestAccount(site: Site, role: Role, email: string) {
  return createAccount(site, { role, email, name: email, password: PASSWORD });
}

/** Creates a faculty with a semester. @returns their ids */
export async function createTestStudies(
  database: OpenDatabase,
): Promise<{ faculty: string; semester: string }> {
  const newId = createIdGenerator();
  const make = async (type: ContentType, values: object) => {
    const at = new Date();
    const _id = newId(at);
    const times = { createdAt: at.toISOString(), updatedAt: at.toISOString() };
    await database.write(({ db }) => insertItem(db, type, { ...values, _id, ...times }));
    return _id;
  };
  const id = await make(faculty, { title: 'BCA' });
  return { faculty: id, semester: await make(semester, { title: 'First Semester', faculty: id }) };
}
