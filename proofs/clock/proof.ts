import { setTimeout as pause } from 'node:timers/promises';
import { College, clockSetting, type EngineName, onBoth, PASSWORD } from '../college/college.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { CollegeClock, DAY, HOUR, MINUTE } from './college-clock.ts';
import { FastClock } from './fast-clock.ts';
import { Order } from './order.ts';
import { Schedules } from './schedules.ts';
import { Sessions } from './sessions.ts';

const SECOND = 1000;
/** Midnight in Kathmandu, at the beginning and the end of a leap day. */
const LEAP_DAY = Date.parse('2028-02-29T00:00+05:45');
const DAY_AFTER = Date.parse('2028-03-01T00:00+05:45');
/** The last second that 32 bits with a sign can count. */
const LAST_SECOND = Date.parse('2038-01-19T03:14:07Z');
const TIMES = 60;
const FAST_MS = 20_000;
const FAST_SCHEDULES = 60;
const READERS = 6;
/** Records of the same instant, over several pages. */
const RECORDS = 20;

interface Rehearsal {
  college: College;
  clock: CollegeClock;
  sessions: Sessions;
  schedules: Schedules;
  order: Order;
}

/** Sets the clock and looks at everything. */
async function at({ clock, sessions, schedules, order }: Rehearsal, now: number): Promise<void> {
  await clock.set(now);
  await sessions.check();
  await schedules.check(now);
  await order.check();
}

async function fill({ college }: Rehearsal): Promise<void> {
  for (let count = 1; count <= RECORDS; count += 1) {
    await college.must('POST', '/api/notice', { json: { title: `Notice ${count}` } });
    await send(college, count);
  }
}

const send = (college: College, count: number) => {
  const json = { name: `Sender ${count}`, email: 'sender@example.org', message: 'When does the term begin?' };
  return college.must('POST', '/api/contact', { json, token: '' });
};

/** Two hours back: what has happened stays, what is begun then goes on by that clock. */
async function back(all: Rehearsal, start: number): Promise<void> {
  const { sessions, schedules } = all;
  await schedules.add('After half an hour', start + 30 * MINUTE);
  await schedules.add('For a day', start + HOUR, start + 25 * HOUR);
  await schedules.add('After a day', start + DAY);
  await schedules.add('After two days', start + 2 * DAY);
  await sessions.begin('the first hour');
  await sessions.end('somebody who signed out');
  await at(all, start + 40 * MINUTE);
  await at(all, start - 80 * MINUTE);
  await sessions.begin('the hour that comes twice');
  await schedules.add('In the hour that comes twice', start - HOUR);
  await at(all, start - HOUR - SECOND);
  await at(all, start - HOUR);
  await sessions.visitAll();
  // The idle ones have ended by then, and are asked about.
  await at(all, start + 5 * HOUR);
  await at(all, start + 11 * HOUR + MINUTE);
  await at(all, start + 9 * HOUR);
}

/** Three days on by mistake, and back. */
async function on(all: Rehearsal, start: number): Promise<void> {
  const { sessions } = all;
  await at(all, start + 3 * DAY);
  await sessions.begin('a day that was not yet');
  await at(all, start + 12 * HOUR);
  await sessions.visitAll();
  await at(all, start + 20 * HOUR);
  await at(all, start + DAY + 10 * MINUTE);
  await at(all, start + 2 * DAY + MINUTE);
}

async function leapDay(all: Rehearsal): Promise<void> {
  const { college, schedules } = all;
  await schedules.add('On the leap day', LEAP_DAY, DAY_AFTER);
  await schedules.add('After the leap day', DAY_AFTER);
  const json = { title: 'Sports', description: '<p>Run</p>', eventDay: '2028-02-29' };
  await college.must('POST', '/api/news', { json });
  const none = await college.call('POST', '/api/news', { json: { ...json, eventDay: '2027-02-29' } });
  must(none.status === 400, `29 February 2027 is answered with ${none.status}`);
  for (const moment of [LEAP_DAY, DAY_AFTER])
    for (const off of [-SECOND, 0, HOUR]) {
      await at(all, moment + off);
      const { text } = await college.must('GET', '/calendar.ics', { token: '' });
      must(text.includes('DTSTART;VALUE=DATE:20280229'), 'The calendar lacks the leap day');
    }
}

/** Sets the clock past the last second of signed 32-bit Unix time, and back. */
async function lastSecond(all: Rehearsal, start: number): Promise<void> {
  const { college, sessions, schedules } = all;
  await schedules.add('In the last second', LAST_SECOND, LAST_SECOND + HOUR);
  await schedules.add('In the second after', LAST_SECOND + SECOND);
  for (const off of [-SECOND, 0, SECOND, DAY]) await at(all, LAST_SECOND + off);
  await sessions.begin('the year 2038');
  await send(college, 2038);
  const { email } = await college.add('teacher');
  const login = (password: string) =>
    college.call('POST', '/api/teacher/login', { json: { email, password }, token: '' });
  for (let count = 0; count < 5; count += 1) await login('wrong');
  await at(all, start + 3 * DAY);
  await send(college, 2026);
  await login(PASSWORD);
  await at(all, start + 3 * DAY + 16 * MINUTE);
  const { status } = await login(PASSWORD);
  must(status === 200, `A sign-in after failed ones of 2038 is answered with ${status}`);
}

/** @returns how often the public list was read */
async function fast(all: Rehearsal, start: number, { random, onEnd }: ProofContext): Promise<number> {
  const { college, clock, schedules } = all;
  await clock.set(start);
  const during = (FAST_MS - 3000) * TIMES;
  for (let count = 1; count <= FAST_SCHEDULES; count += 1) {
    const from = start + Math.round(random() * during) + 1;
    const ends = count % 2 === 0 ? from + Math.round(random() * during) + 1 : undefined;
    await schedules.add(`Fast ${count}`, from, ends);
  }
  const running = new FastClock(college, start, TIMES);
  onEnd(() => running.stop());
  let reads = 0;
  const until = performance.now() + FAST_MS;
  const read = async () => {
    while (performance.now() < until) {
      const asked = performance.now();
      schedules.compare(await schedules.shown(), running.since(asked));
      reads += 1;
      await pause(5);
    }
  };
  // Some ask while what is due is being done for another.
  await Promise.all(Array.from({ length: READERS }, read));
  running.stop();
  await at(all, running.now + HOUR);
  return reads;
}

async function onEngine(context: ProofContext, engine: EngineName): Promise<string[]> {
  const college = await College.open(context, engine, {
    ...clockSetting(context, engine),
    LIMIT_LOGIN: '5/15m',
  });
  const start = Math.floor(Date.now() / SECOND) * SECOND;
  const clock = new CollegeClock(college, start);
  const all: Rehearsal = {
    college,
    clock,
    sessions: new Sessions(college, clock),
    schedules: new Schedules(college),
    order: new Order(college),
  };
  await clock.set(start);
  await fill(all);
  await back(all, start);
  await on(all, start);
  await leapDay(all);
  await lastSecond(all, start);
  const reads = await fast(all, start + 4 * DAY, context);
  must(college.process.errors.length === 0, `The server logged ${college.process.errors[0]}`);
  const warning = /\w*Warning: .*/.exec(college.process.said())?.[0];
  must(!warning, `The server said ${warning}`);
  const { sessions, schedules } = all;
  return [
    `${sessions.count} sessions looked at ${sessions.looks} times: none that had ended was accepted, none prolonged, none lost`,
    `${schedules.count} schedules with ${schedules.met} publications and ends: none lost, none early, none undone`,
    `${TIMES} times as fast for ${FAST_MS / 1000} s: ${reads} lists, each as its moment has it`,
  ];
}

export const proof: Proof = {
  claim: 'A wrong clock revives no session, hastens no schedule, changes no order.',
  shown: { '# schedules': /(\d+) schedules/ },
  fault: [
    {
      file: 'src/accounts/sessions.ts',
      from: '      await this.#deleteExpired(digest, row);\n',
      to: '',
    },
  ],
  whyNot: () => null,
  run: (context) => onBoth(context, (engine) => onEngine(context, engine)),
};
