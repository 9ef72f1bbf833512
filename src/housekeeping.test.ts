import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { quickPasswords } from '../test/templates.ts';
import { bareDatabases } from './db/engines.fixture.ts';
import { pictureRow } from './db/picture-row.fixture.ts';
import { Housekeeping } from './housekeeping.ts';
import { createLogger } from './log/logger.ts';
import { openServices } from './services.ts';
import { readSettings } from './settings.ts';

const HOUR_MS = 3_600_000;

describe.each(bareDatabases)('Housekeeping on $name', ({ makeMigrated }) => {
  test('deletes stored files without a row about once a day, while the process serves [18.14]', async () => {
    const bare = await makeMigrated();
    const settings = readSettings({
      DATA_DIR: bare.dataDir,
      ...(bare.url && { DATABASE_URL: bare.url }),
    });
    let hours = 0;
    const log = createLogger('silent');
    const services = await openServices(settings, {
      log,
      now: () => new Date(Date.now() + hours * HOUR_MS),
      passwords: quickPasswords(),
    });
    const uploads = join(bare.dataDir, 'uploads');
    const [known, stray] = ['a', 'b'].map((letter) => letter.repeat(32));
    const isThere = (id = '') =>
      access(join(uploads, `${id}.webp`)).then(
        () => true,
        () => false,
      );
    await mkdir(uploads, { recursive: true });
    await writeFile(join(uploads, `${known}.webp`), '');
    await services.database.write(({ db }) =>
      db
        .insertInto('picture')
        .values(pictureRow(`/uploads/${known}.webp`))
        .execute(),
    );
    for (const [passed, isLeft] of [
      [23, true],
      [25, false],
    ] as const) {
      hours = 0;
      const housekeeping = new Housekeeping(services, log);
      await housekeeping.recover();
      await writeFile(join(uploads, `${stray}.webp`), '');
      hours = passed;
      housekeeping.start();
      await housekeeping.stop();
      expect([await isThere(known), await isThere(stray)]).toEqual([true, isLeft]);
    }
    await services.close();
    await bare.close();
  });
});
