import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseServer } from './database-server.ts';
import type { Machine } from './machine.ts';
import type { ObjectStore } from './object-store.ts';

export interface Parts {
  machines: readonly Machine[];
  database: DatabaseServer;
  store: ObjectStore;
  random(): number;
}

/** Breaks one part, and restarts it unless something else does. */
type Fault = (parts: Parts) => Promise<void>;

const HOUR_MS = 3_600_000;
const SHIFTS_MS = [-HOUR_MS, 0, HOUR_MS];

const anyOf = <T>(list: readonly T[], random: () => number) => list[Math.floor(random() * list.length)];
/** Waits while a part is down: a tenth of a second to three seconds. */
const away = (random: () => number) => pause(100 + random() * 2900);

export const faults: Readonly<Record<string, Fault>> = {
  'a machine is killed': async ({ machines, random }) => anyOf(machines, random)?.kill(),
  'two machines are killed': async ({ machines }) => {
    await Promise.all(machines.slice(0, 2).map((machine) => machine.kill()));
  },
  'the database is killed': async ({ database, random }) => {
    await database.kill();
    await away(random);
    await database.start();
  },
  'the store is killed': async ({ store, random }) => {
    await store.kill();
    await away(random);
    await store.start();
  },
  'notifications are lost': ({ database }) => database.loseNotifications(),
  "a machine's clock is set": async ({ machines, random }) =>
    anyOf(machines, random)?.setClock(anyOf(SHIFTS_MS, random) ?? 0),
};
