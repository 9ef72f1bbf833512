import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import { startSite } from '../load/server.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { Disk } from './disk.ts';

const CUTS = 5;
const SENDERS = 16;
/** How long the site serves before a cut, with up to as much again. */
const SERVE_MS = 1500;

/** Sends messages, each with its own submission id, until it is told to end. */
function sendMessages(url: string) {
  const acknowledged: string[] = [];
  let isOn = true;
  const sending = Array.from({ length: SENDERS }, async () => {
    while (isOn) {
      const submissionId = randomUUID();
      const message = { name: 'A', email: 'a@example.org', message: `Hello ${submissionId}`, submissionId };
      const answer = await fetch(`${url}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', connection: 'close' },
        body: JSON.stringify(message),
      }).catch(() => null);
      if (isOn && answer?.status === 201) acknowledged.push(submissionId);
      await answer?.arrayBuffer().catch(() => {});
    }
  });
  return {
    acknowledged,
    /** From now on what is acknowledged does not count. */
    end() {
      isOn = false;
    },
    ended: Promise.all(sending),
  };
}

/** Kills a site with its workers. */
function killSite(site: number): void {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--pid', String(site), '--ppid', String(site)], {
    encoding: 'utf8',
  });
  for (const pid of stdout.trim().split(/\s+/).filter(Boolean)) {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // This one has ended meanwhile.
    }
  }
}

/** @returns how many messages were acknowledged, and how many of them are lost */
async function cutAndLook({ root, random, onEnd }: ProofContext, disk: Disk, workers: number) {
  disk.mount();
  const dataDir = join(disk.folder, `data-${workers}`);
  const settings = { DATA_DIR: dataDir, PORT: '0', WORKERS: String(workers), LIMIT_FORMS: 'off' };
  const site = startSite(root, { ...settings, ADMIN_PASSWORD: 'correct horse battery' });
  let isRunning = true;
  const kill = () => {
    if (isRunning) killSite(site.pid ?? 0);
    isRunning = false;
  };
  onEnd(kill);
  const messages = sendMessages(await site.serving);
  await pause(SERVE_MS * (1 + random()));
  messages.end();
  disk.cutPower(join(dataDir, 'chautari.sqlite'));
  kill();
  await Promise.all([site.ended, messages.ended]);
  await disk.unmount();

  disk.mount();
  const database = new SqliteDatabase(join(dataDir, 'chautari.sqlite'));
  const stored = new Set(database.prepare('select "key" from submission_key').pluck().all());
  const isSound = database.pragma('integrity_check', { simple: true }) === 'ok';
  database.close();
  await disk.unmount();
  must(isSound, 'the database is damaged');
  const { acknowledged } = messages;
  return { acknowledged: acknowledged.length, lost: acknowledged.filter((id) => !stored.has(id)).length };
}

export const proof: Proof = {
  claim: 'What SQLite acknowledged outlives a power cut, with one process and with several.',
  fault: [
    { file: 'src/db/writer.ts', from: 'if (engine.sync) await engine.sync();', to: '' },
    { file: 'src/db/sqlite/engine.ts', from: 'synchronous = FULL', to: 'synchronous = NORMAL' },
    { file: 'src/db/sqlite/engine.ts', from: '(log ? NORMAL : FULL)', to: 'NORMAL' },
  ],
  whyNot() {
    if (process.getuid?.() !== 0) return 'only root may mount a disk';
    for (const program of ['mkfs.ext4', 'losetup', 'perl'])
      if (spawnSync(program, ['--version']).error) return `there is no ${program}`;
    const loop = spawnSync('losetup', ['--find'], { encoding: 'utf8' });
    return loop.status === 0 ? null : 'this machine has no loop devices';
  },
  async run(context) {
    const disk = new Disk(context);
    const figures: string[] = [];
    let allLost = 0;
    for (const workers of [1, 3]) {
      const total = { acknowledged: 0, lost: 0 };
      for (let cut = 1; cut <= CUTS; cut += 1) {
        const { acknowledged, lost } = await cutAndLook(context, disk, workers);
        context.log(`${workers} workers, cut ${cut}: ${acknowledged} acknowledged, ${lost} lost`);
        total.acknowledged += acknowledged;
        total.lost += lost;
      }
      allLost += total.lost;
      figures.push(
        `WORKERS=${workers}: ${total.lost} of ${total.acknowledged} messages lost in ${CUTS} cuts`,
      );
    }
    must(allLost === 0, `${allLost} acknowledged messages are lost`);
    return figures;
  },
};
