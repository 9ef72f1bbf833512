import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { bareDatabases } from '../db/engines.fixture.ts';
import { archiveIn } from './open-backup.ts';
import { TamperedArchive } from './repack.fixture.ts';
import { contentKey } from './repository/layout.ts';
import { backedUpInto, emptyStore, progress, verified } from './repository/repository.fixture.ts';
import { Repository } from './repository/repository.ts';
import { everyFile, temporaryFolder } from './site.fixture.ts';
import { backedUp, migrations, siteOn } from './small-site.fixture.ts';
import { verify } from './verify.ts';

const [embedded] = bareDatabases;
const verifiedFile = (file: string) => verify({ open: archiveIn(file), migrations, progress });

describe('Verifying an archive', () => {
  test('finds a whole one whole, and one with a changed byte damaged [18.85]', async () => {
    const site = await siteOn(embedded);
    const { file, summary } = await backedUp(site);
    expect(await verifiedFile(file)).toMatchObject({ ...summary, problems: [] });
    const bytes = await readFile(file);
    bytes[10_000] = (bytes[10_000] ?? 0) ^ 1;
    await writeFile(file, bytes);
    await expect(verifiedFile(file)).rejects.toThrow('is damaged or incomplete');
    expect(await readFile(file)).toEqual(bytes);
  });

  test('tells files that rows name but that are not in it, and rows that do not parse [18.85]', async () => {
    const { file } = await backedUp(await siteOn(embedded));
    const tampered = await TamperedArchive.of(file);
    const id = 'ab'.repeat(16);
    tampered.changeRows('attachment', (text) => text.replace(/\/uploads\/[0-9a-f]{32}/, `/uploads/${id}`));
    tampered.changeRows('notice', (text) => text.replace('{', '['));
    const other = await tampered.write(join(await temporaryFolder(), 'tampered.tar'));
    expect((await verifiedFile(other)).problems).toEqual([
      expect.stringMatching(/^The rows of notice are damaged/),
      `The file ${id}.pdf, which a row names, is not in the backup.`,
    ]);
  });
});

describe('Verifying a folder of backups', () => {
  let folder: string;
  let store: Awaited<ReturnType<typeof emptyStore>>['store'];
  beforeEach(async () => {
    ({ folder, store } = await emptyStore());
    await backedUpInto(store, await siteOn(embedded), 1);
  });

  const everything = async () => {
    const names = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await readFile(path)])));
  };

  test('changes nothing and finds a whole backup whole [18.85]', async () => {
    const before = await everything();
    const { problems, pictures } = await verified(store);
    expect({ problems, pictures }).toEqual({ problems: [], pictures: 10 });
    expect(await everything()).toEqual(before);
  });

  test('names each content that is damaged or missing [18.85]', async () => {
    const repository = await Repository.open(store);
    const [name = ''] = await repository.snapshots();
    const manifest = await repository.manifest(
      name,
      migrations.map((migration) => migration.name),
    );
    if (!manifest || manifest === 'newer') throw new Error('No manifest');
    const [changed, missing] = manifest.uploads;
    const table = manifest.tables.find((entry) => entry.name === 'notice');
    if (!changed || !missing || !table) throw new Error('No entries');
    const pathOf = (sha256: string) => join(folder, contentKey(sha256));
    const bytes = await readFile(pathOf(changed.sha256));
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    await writeFile(pathOf(changed.sha256), bytes);
    await rm(pathOf(missing.sha256));
    await writeFile(pathOf(table.sha256), 'no rows');
    expect((await verified(store)).problems).toEqual([
      `The rows of notice are damaged (SHA-256 ${table.sha256}).`,
      `The file ${changed.name} is missing or damaged (SHA-256 ${changed.sha256}).`,
      `The file ${missing.name} is missing or damaged (SHA-256 ${missing.sha256}).`,
    ]);
  });

  test('refuses a manifest with a broken seal [18.85]', async () => {
    const [name = ''] = await readdir(join(folder, 'snapshots'));
    const file = join(folder, 'snapshots', name);
    await writeFile(file, (await readFile(file, 'utf8')).replace('notice', 'motive'));
    await expect(verified(store)).rejects.toThrow('is damaged or incomplete');
    expect(Object.keys(await everyFile(join(folder, 'snapshots')))).toEqual([name]);
  });
});
