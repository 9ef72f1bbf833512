import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectNothingUnfinished, storedFiles } from '../folders.ts';
import { multipart, pictureFile } from '../pictures.ts';
import { type Installation, installations } from './installations.ts';
import { type ServerProcess, spawnServer, stopServer } from './server.ts';

interface Notice {
  _id: string;
  title: string;
  image: string | null;
}

const PASSWORD = 'correct horse battery';

/** Enough for pictures to be under way; the proof `chaos` kills at random moments, for ten minutes. */
const WRITING_MS = 20;

describe.each(installations)('A server that is killed while it writes, on $name,', ({ makeSite }) => {
  let installation: Installation;
  let server: ServerProcess | undefined;
  beforeEach(async () => {
    installation = await makeSite();
  });
  afterEach(async () => {
    server?.child.kill('SIGKILL');
    await server?.exited;
    await installation.remove();
  });

  const start = async () => {
    server = spawnServer({ ...installation.settings, ADMIN_PASSWORD: PASSWORD, LOG_LEVEL: 'info' });
    return server.serving;
  };

  test('keeps everything that it acknowledged, and nothing half-written [10.15]', {
    timeout: 180_000,
  }, async () => {
    const acknowledged = new Map<string, Notice>();
    const gone = new Set<string>();
    const picture = await pictureFile({ width: 330, height: 20 });
    let token = '';
    let count = 0;
    let answered = 0;

    const call = async (url: string, method: string, path: string, body?: FormData | string) => {
      const response = await fetch(url + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        },
        ...(body && { body }),
      });
      return { status: response.status, json: (await response.json()) as Notice };
    };

    /** Writes until the server no longer answers. */
    async function work(url: string, kind: number) {
      for (;;) {
        count += 1;
        const title = `Notice ${count}`;
        try {
          // Mostly pictures, because a record alone is written in one step.
          const body = kind % 3 ? multipart({ title, image: picture }) : JSON.stringify({ title });
          const { status, json } = await call(url, 'POST', '/api/notice', body);
          expect(status).toBe(201);
          answered += 1;
          acknowledged.set(json._id, json);
          if (count % 5 > 0) continue;
          // The deletion may succeed without being acknowledged, so the record is neither expected nor forbidden.
          acknowledged.delete(json._id);
          const deleted = await call(url, 'DELETE', `/api/notice/${json._id}`);
          expect(deleted.status).toBe(200);
          gone.add(json._id);
        } catch (error) {
          if (error instanceof TypeError || error instanceof SyntaxError) return;
          throw error;
        }
      }
    }

    async function check(url: string) {
      const list = (await (await fetch(`${url}/api/notices`)).json()) as Notice[];
      const found = new Map(list.map((notice) => [notice._id, notice]));
      for (const [id, notice] of acknowledged) expect(found.get(id)).toEqual(notice);
      for (const id of gone) expect(found.has(id)).toBe(false);
      await expectNothingUnfinished(installation);
      // Until then the trash holds the files of the deleted records.
      expect((await call(url, 'DELETE', '/api/manage/trash')).status).toBe(200);
      const named = list.flatMap(({ image }) =>
        image ? [image.slice('/uploads/'.length, -'.webp'.length)] : [],
      );
      const expected = named.flatMap((id) => [`${id}-320.webp`, `${id}.webp`]);
      // A site serves after a second at the latest, and goes on deleting the files of records that are gone.
      await vi.waitFor(
        async () => expect((await storedFiles(installation)).toSorted()).toEqual(expected.toSorted()),
        { timeout: 10_000 },
      );
      const [newest] = list.filter(({ image }) => image);
      if (newest?.image) expect((await fetch(url + newest.image)).status).toBe(200);
    }

    const url = await start();
    const credentials = JSON.stringify({ email: 'admin@localhost', password: PASSWORD });
    const { json } = await call(url, 'POST', '/api/user/login', credentials);
    token = (json as unknown as { token: string }).token;
    const working = [0, 1, 2, 3, 4, 5].map((kind) => work(url, kind));
    // src/media/recover.test.ts covers the named fault points.
    await vi.waitFor(() => expect(answered).toBeGreaterThan(5), { timeout: 20_000, interval: 5 });
    await pause(WRITING_MS);
    server?.child.kill('SIGKILL');
    await server?.exited;
    await Promise.all(working);
    await check(await start());
    if (server) expect(await stopServer(server)).toBe(0);
  });
});
