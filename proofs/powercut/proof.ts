import { chmodSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import { DatabaseServer } from '../chaos/database-server.ts';
import { College, type EngineName, onBothAtOnce } from '../college/college.ts';
import { placeIn } from '../college/place.ts';
import { whyNoPackage } from '../front/packages.ts';
import { createDatabase } from '../load/database.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { Crowd } from '../writing/crowd.ts';
import { Stored } from '../writing/stored.ts';
import { Disk, type DiskOptions, whyNoDisk } from './disk.ts';

type FileSystem = DiskOptions['fileSystem'];

/** On each file system with each database; a hundred with both. */
const CUTS = 15;
const MEGABYTES = 800;
/** How long the site takes writes before a cut, with up to as much again. */
const SERVE_MS = 400;

interface Site {
  disk: Disk;
  college: College;
  /** Absent on SQLite. */
  database: DatabaseServer | undefined;
  endAll(): Promise<void>;
}

/** A new site on a new disk, with its database. */
async function openOn(context: ProofContext, fileSystem: FileSystem, engine: EngineName): Promise<Site> {
  const parent = placeIn(context, fileSystem);
  const disk = new Disk(parent, { fileSystem, megabytes: MEGABYTES });
  disk.mount();
  // PostgreSQL's account passes through.
  for (const passed of [dirname(context.folder), context.folder, parent.folder]) chmodSync(passed, 0o711);
  const place = { ...parent, folder: disk.folder };
  const database =
    engine === 'PostgreSQL' ? await DatabaseServer.create(place, { parent: disk.folder }) : undefined;
  const url = database && (await createDatabase(database.url));
  const college = await College.open(place, engine, url ? { DATABASE_URL: url } : {});
  return { disk, college, database, endAll: parent.endAll };
}

async function cutPower({ disk, college, database }: Site): Promise<void> {
  disk.cutPower();
  await Promise.all([college.process.end('SIGKILL'), database?.kill()]);
  await disk.unmount();
}

/** Cuts the power again and again while the site takes writes. */
async function cutAndLook(context: ProofContext, fileSystem: FileSystem, engine: EngineName) {
  const { random, log } = context;
  const site = await openOn(context, fileSystem, engine);
  const { disk, college, database } = site;
  const crowd = await Crowd.gather({ college });
  const stored = new Stored(college, crowd.acknowledged);
  for (let cut = 1; cut <= CUTS; cut += 1) {
    crowd.start();
    await pause(SERVE_MS * (1 + random()));
    must(crowd.errors.length === 0, crowd.errors.slice(0, 5).join('\n'));
    crowd.acknowledged.isTaken = false;
    await cutPower(site);
    await crowd.stop();
    crowd.acknowledged.isTaken = true;
    // Refusals without power are not errors.
    crowd.errors.length = 0;
    disk.mount();
    if (engine === 'SQLite') mustBeSound(college.dataDir);
    await database?.start();
    await college.startAgain();
    await stored.check();
    if (cut % 5 === 0) log(`${fileSystem}: ${cut} cuts, ${crowd.acknowledged.count} acknowledged`);
  }
  await site.endAll();
  return `${fileSystem}: ${CUTS} cuts, ${crowd.acknowledged.count} writes acknowledged: none lost, none corrupt, no empty file`;
}

function mustBeSound(dataDir: string): void {
  const database = new SqliteDatabase(join(dataDir, 'chautari.sqlite'));
  const isSound = database.pragma('integrity_check', { simple: true }) === 'ok';
  database.close();
  must(isSound, 'the database is damaged');
}

export const proof: Proof = {
  claim: 'A power cut loses nothing that was acknowledged.',
  shown: { '# writes kept': /(\d+) writes acknowledged/ },
  fault: [
    { file: 'src/db/sqlite/engine.ts', from: 'synchronous = FULL', to: 'synchronous = NORMAL' },
    { file: 'src/db/sqlite/engine.ts', from: 'const FULL = 2', to: 'const FULL = 1' },
  ],
  whyNot: whyNoDisk,
  async run(context) {
    const whyNoXfs = whyNoPackage('xfsprogs', '/usr/sbin/mkfs.xfs');
    const fileSystems = whyNoXfs === null ? (['ext4', 'xfs'] as const) : (['ext4'] as const);
    const figures = await onBothAtOnce(context, async (own, engine) => {
      const ofEngine: string[] = [];
      for (const fileSystem of fileSystems) ofEngine.push(await cutAndLook(own, fileSystem, engine));
      return ofEngine;
    });
    return whyNoXfs === null ? figures : [...figures, `xfs left out: ${whyNoXfs}`];
  },
};
