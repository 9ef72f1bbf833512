import { describe, expect, test } from 'vitest';
import { databases } from '../../test/databases.ts';
import type { AccountContext } from '../accounts/context.ts';
import { changeCollege } from '../actions/college.ts';
import { program } from '../actions/context.ts';
import { collegeIn, readCollege } from '../actions/read-college.ts';
import { neutralCollege } from '../content/college.ts';
import { createIdGenerator } from '../db/ids.ts';
import type { InboxContext } from '../inbox/context.ts';
import { Search } from '../search/search.ts';
import { readDemonstration } from './demonstration.ts';
import { unseedDemonstration } from './unseed.ts';

const facts = readDemonstration().college;

describe.each(databases)('Removing the demonstration, on $name', ({ open }) => {
  async function withSite(work: (context: InboxContext) => Promise<void>) {
    const { database, close } = await open();
    const now = () => new Date();
    const search = await Search.open({ database, types: [], college: collegeIn, now });
    const context = {
      database,
      search,
      types: [],
      now,
      newId: createIdGenerator(),
    } as unknown as InboxContext;
    try {
      await changeCollege(context, program, { ...facts });
      expect(await readCollege(database)).toEqual(facts);
      await work(context);
    } finally {
      await close();
    }
  }
  const unseed = (context: InboxContext) => unseedDemonstration(context, {} as AccountContext);

  test('makes the college neutral again', () =>
    withSite(async (context) => {
      await unseed(context);
      expect(await readCollege(context.database)).toEqual(neutralCollege);
    }));

  test('keeps settings that the college has changed since', () =>
    withSite(async (context) => {
      await changeCollege(
        context,
        { role: 'admin', account: 'a'.repeat(24), duties: ['publisher'] },
        { phone: '01-5970123' },
      );
      await unseed(context);
      expect(await readCollege(context.database)).toEqual({ ...facts, phone: '01-5970123' });
    }));
});
