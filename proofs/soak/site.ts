import { join } from 'node:path';
import { type MailServer, startMailServer } from '../../test/mail-server.ts';
import { FastClock } from '../clock/fast-clock.ts';
import { Caller } from '../college/caller.ts';
import { College, clockSetting, type EngineName } from '../college/college.ts';
import { placeIn } from '../college/place.ts';
import { seeded } from '../journeys/seeded.ts';
import { mailSettings } from '../plain-text/mails.ts';
import type { ProofContext } from '../runner/proof.ts';
import { Acknowledged } from '../writing/acknowledged.ts';
import { adopt } from './adopt.ts';
import { Crowd } from './crowd.ts';
import { Day, TIMES } from './day.ts';
import { Editors } from './editors.ts';
import { Members } from './members.ts';
import { memorySettings } from './memory.ts';
import { Readers } from './readers.ts';
import { Senders } from './senders.ts';
import { Staff } from './staff.ts';

/** From the evening, when people were signed in, to the morning. */
const NIGHT_MS = 10 * 3_600_000;
/** The limits that a site has by default. */
const LIMITS = {
  LIMIT_LOGIN: '5/15m',
  LIMIT_FORMS: '600/1h',
  LIMIT_CHAT: '30/1m',
  LIMIT_SEARCHES: '3000/1m',
};

/** A college with its people, whose clock runs fast. */
export interface Site {
  college: College;
  folder: string;
  /** Where the process tells its memory. */
  memoryFile: string;
  /** Through which everybody calls. */
  caller: Caller;
  mail: MailServer;
  clock: FastClock;
  acknowledged: Acknowledged;
  senders: Senders;
  editors: Editors;
  day: Day;
  /** Tokens of sessions that began in the evening and that nobody uses. */
  unused: readonly string[];
  /** When its process began to serve, in milliseconds since 1970. */
  startedAt: number;
}

/** Starts a site with the demonstration's content, adds people, and lets the day begin. */
export async function openSite(context: ProofContext, engine: EngineName): Promise<Site> {
  const { random } = context;
  const place = placeIn(context, engine);
  const { folder } = place;
  const mail = await startMailServer();
  place.onEnd(() => mail.close());
  const memoryFile = join(folder, 'memory');
  const college = await College.open(place, engine, {
    ...clockSetting(place, engine),
    ...mailSettings(mail),
    ...memorySettings(context.root, memoryFile),
    ...LIMITS,
    SEED: 'demo',
    TRUST_PROXY: '127.0.0.1,::1',
  });
  const startedAt = Date.now();
  await seeded(college.url);
  const caller = new Caller(college.url);
  const crowd = new Crowd(caller, random);
  const members = await Members.join(college, crowd);
  const staff = await Staff.join(college, crowd);
  const unused = [await college.add('student'), await college.add('admin')].map(({ token }) => token);
  const acknowledged = new Acknowledged();
  await adopt(college, acknowledged);
  const clock = new FastClock(college, Date.now() + NIGHT_MS, TIMES);
  place.onEnd(() => clock.stop());
  const readers = new Readers(crowd);
  await readers.look();
  const senders = new Senders(crowd, acknowledged);
  const { call } = staff;
  const editors = await Editors.at({ crowd, call, acknowledged, now: () => clock.now });
  const habits = [readers, senders, members, staff, editors].flatMap((people) => people.habits);
  const day = new Day(habits, random);
  place.onEnd(() => day.stop());
  return {
    college,
    folder,
    memoryFile,
    caller,
    mail,
    clock,
    acknowledged,
    senders,
    editors,
    day,
    unused,
    startedAt,
  };
}
