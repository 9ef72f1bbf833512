import { describe, expect, test } from 'vitest';
import { databases } from '../../test/databases.ts';
import { writeAuditEvent } from '../db/audit-events.ts';
import { createIdGenerator } from '../db/ids.ts';
import type { ActionContext } from './context.ts';
import { program } from './context.ts';
import { sweep } from './sweep.ts';

describe.each(databases)('The sweep on $name', ({ open }) => {
  test('keeps audit events for two years [19.66]', async () => {
    const { database, close } = await open();
    let now = new Date('2024-11-20T06:00:00.000Z');
    const context = { database, now: () => now, newId: createIdGenerator() } as unknown as ActionContext;
    const at = ['2024-11-20T06:00:00.000Z', '2024-11-21T06:00:00.000Z', '2026-11-20T06:00:00.000Z'];
    const event = { action: 'signed-in', type: 'account', item: '', title: '' } as const;
    const left = async (instant: string) => {
      now = new Date(instant);
      await sweep(context);
      const rows = await database.reader.selectFrom('event').select('at').orderBy('at').execute();
      return rows.map((row) => row.at);
    };
    try {
      for (const instant of at) {
        now = new Date(instant);
        await database.write((change) => writeAuditEvent(context, change, program, event));
      }
      expect(await left('2026-11-20T06:00:00.000Z')).toEqual(at);
      expect(await left('2026-11-20T06:00:00.001Z')).toEqual(at.slice(1));
      expect(await left('2028-11-20T06:00:00.001Z')).toEqual([]);
    } finally {
      await close();
    }
  });
});
