import { describe, expect, test } from 'vitest';
import { FOLDERS, findingsInImports, findingsInStart } from './imports.ts';

const findings = (path: string, text: string) => findingsInImports([{ path, text }]);

describe('imports go one way', () => {
  test.each([
    ['src/content/news.ts', "import { text } from '../schema/fields/index.ts';"],
    ['src/db/store.ts', "import type { ContentType } from '../schema/define-type.ts';"],
    ['src/server/app.ts', "import { Home } from '../site/pages/home.tsx';"],
    ['src/server/app.ts', "import { x } from './api/x.ts';\nimport fastify from 'fastify';"],
    ['src/start.ts', "const { seedDemonstration } = await import('./seed/seed-demonstration.ts');"],
    ['src/cli/main.ts', "import { start } from '../start.ts';"],
    ['src/accounts/sweep.ts', "import type { Site } from '../whole-site.ts';"],
    ['src/whole-site.ts', "import type { RecentIds } from './inbox/recent-ids.ts';"],
    ['src/db/store.test.ts', "import { databases } from '../../test/databases.ts';"],
    ['src/accounts/account.fixture.ts', "import { databases } from '../../test/databases.ts';"],
    ['src/content/news.ts', "/**\n * Like `from '../db/x.ts'`.\n */\n// import x from '../db/x.ts';"],
    ['test/databases.ts', "import { x } from '../src/db/x.ts';"],
  ])('%s may contain %s', (path, text) => {
    expect(findings(path, text)).toEqual([]);
  });

  test.each([
    ['src/schema/field.ts', "import { x } from '../db/x.ts';", 'schema may import errors, languages, not db'],
    ['src/ui/icon.tsx', "import { x } from '../schema/x.ts';", 'ui may import languages, not schema'],
    ['src/site/page.tsx', "export * from '../server/x.ts';", 'not server'],
    ['src/admin/main.tsx', "const x = () => import('../records/x.ts');", 'not records'],
    ['src/server/app.ts', "import '../admin/main.tsx';", 'not admin'],
    ['src/records/x.ts', "import {\n  a,\n  b,\n} from '../server/x.ts';", 'not server'],
    ['src/server/x.ts', "import { start } from '../start.ts';", 'not start'],
    ['src/search/x.ts', "import type { Site } from '../whole-site.ts';", 'handed what it needs'],
    ['src/accounts/x.ts', "import { x } from '../whole-site.ts';", 'not start'],
    ['src/whole-site.ts', "import { x } from './inbox/x.ts';", 'types only'],
    ['src/cli/main.ts', "import '../main.ts';", 'an import would run the program'],
    ['src/db/x.ts', "import { x } from '../../test/x.ts';", 'the product imports only from src/'],
    ['src/db/x.ts', "import { x } from './y.test.ts';", 'the product does not import tests'],
    ['src/cellar/x.ts', "import { x } from '../db/x.ts';", 'cellar is not in the table'],
  ])('%s may not contain %s', (path, text, reason) => {
    const found = findings(path, text);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(reason);
  });

  test('a finding names file, line and target', () => {
    expect(findings('src/db/a/x.ts', "\n\nimport { x } from '../../server/y.ts';")[0]).toMatch(
      /^src\/db\/a\/x\.ts:3 imports src\/server\/y\.ts: /,
    );
  });

  test('no folder reaches itself through others', () => {
    const reach = (folder: string): string[] =>
      (FOLDERS[folder] ?? []).flatMap((next) => [next, ...reach(next)]);
    for (const folder of Object.keys(FOLDERS)) expect(reach(folder)).not.toContain(folder);
  });
});

describe('a start', () => {
  const start = (...files: [path: string, text: string][]) =>
    findingsInStart([
      { path: 'src/serve.ts', text: "import { x } from './mail/x.ts';\nimport 'node:http';" },
      ...files.map(([path, text]) => ({ path, text })),
    ]);

  test('names the file through which it would load a package that it does not need', () => {
    const text = "import zod from 'zod';\nimport mail from 'nodemailer/lib/mail-composer';";
    expect(start(['src/mail/x.ts', text])).toEqual([
      'src/mail/x.ts:2 loads nodemailer at the start: import() it where it is used',
    ]);
  });

  test.each([
    ['a type', "import type mail from 'nodemailer';"],
    ['a later import of a package', "const mail = () => import('nodemailer');"],
    ['a later import of a file', "const y = () => import('./y.ts');"],
    ['the type of a file', "import type { Y } from './y.ts';"],
  ])('may name %s', (_what, text) => {
    expect(start(['src/mail/x.ts', text], ['src/mail/y.ts', "import 'nodemailer';"])).toEqual([]);
  });
});
