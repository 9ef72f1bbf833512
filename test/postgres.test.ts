import pg from 'pg';
import { expect, inject, test } from 'vitest';

test('the tests have a PostgreSQL that knows Nepali', async () => {
  const client = new pg.Client(inject('postgresUrl'));
  await client.connect();
  try {
    const { rows } = await client.query("select to_tsvector('nepali', 'विश्वविद्यालयको')::text as words");
    expect(rows).toEqual([{ words: "'विश्वविद्यालय':1" }]);
  } finally {
    await client.end();
  }
});
