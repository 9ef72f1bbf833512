import { isIP } from 'node:net';
import * as z from 'zod';
import { acceptedBucketAddress, parseBucketAddress } from './bucket-address.ts';
import { acceptedTime, isRehearsedTime } from './rehearsed-time.ts';

/** A rate limit: `times` within `windowMs` milliseconds. */
export interface Limit {
  times: number;
  windowMs: number;
}

const UNITS: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/**
 * A text that means something else than itself.
 * @param read returns undefined for a text that is refused
 * @param accepted the error message
 */
const meaning = <T>(read: (text: string) => T | undefined, accepted: string) =>
  z.string().transform((text, context): T => {
    const value = read(text);
    if (value !== undefined) return value;
    context.addIssue(accepted);
    return z.NEVER;
  });

/** Several values, separated by commas. */
const listOf = (isOne: (text: string) => boolean, accepted: string, most = Number.POSITIVE_INFINITY) =>
  meaning((text) => {
    const list = text.split(',').map((part) => part.trim());
    return list.every(isOne) && list.length <= most ? list : undefined;
  }, accepted);

/** `5/15m` means five in 15 minutes; `off` disables the limit. */
const limit = meaning((text): Limit | null | undefined => {
  if (text === 'off') return null;
  const match = /^([1-9]\d{0,8})\/([1-9]\d{0,4})([smhd])$/.exec(text);
  return match
    ? { times: Number(match[1]), windowMs: Number(match[2]) * (UNITS[match[3] ?? ''] ?? 0) }
    : undefined;
}, 'a number, a slash and a time such as 5/15m (units s, m, h, d), or off');

function isNetwork(text: string): boolean {
  const [address = '', prefix, more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more !== undefined) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

const networks = listOf(
  isNetwork,
  'IP addresses or CIDR ranges, separated by commas, such as 127.0.0.1,10.0.0.0/8',
);

/** A URL with one of `protocols`. @param accepted the error message */
function address(protocols: readonly string[], accepted: string) {
  return z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: accepted,
  });
}

/** Whether a URL leads to a PostgreSQL server, by one host. */
function isDatabase(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, searchParams } = new URL(text);
  const isOneHost = ![hostname, searchParams.get('host') ?? ''].some((host) => host.includes(','));
  return ['postgres:', 'postgresql:'].includes(protocol) && isOneHost;
}

const database = z.string().refine(isDatabase, {
  error:
    'an address that begins postgres:// and names one host, such as postgres://user@host:5432/name: for a server with a standby, that of the proxy before them',
});

const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, {
    error: 'a port number from 0 to 65535 (0: any that is free)',
  })
  .transform(Number);

const acceptedServer = 'an address such as smtp://user:password@mail.example:587, or smtps://…';
const mailServer = address(['smtp:', 'smtps:'], acceptedServer).refine(isServer, { error: acceptedServer });

/** Whether a URL has a host, and a user and password that can be decoded. */
function isServer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname !== '' && [username, password].every((part) => !/%(?![\da-f]{2})/i.test(part));
}

/** `office@college.example` or `The College <office@college.example>`. */
const MAILBOX = /^(?:[^<>\p{Cc}]*<[^\s@<>,;]+@[^\s@<>,;]+>|[^\s@<>,;]+@[^\s@<>,;]+)$/u;
const mailbox = z.string().regex(MAILBOX, {
  error: 'an e-mail address such as office@college.example or The College <office@college.example>',
});

const mailboxes = listOf(
  (one) => /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(one),
  'e-mail addresses, separated by commas, such as office@college.example (at most 20)',
  20,
);

/** Ports that `fetch` refuses to call ("bad ports" of the Fetch standard). */
const BLOCKED_PORTS = new Set(
  `1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113 115 117 119 123 135 137
  139 143 161 179 389 427 465 512 513 514 515 526 530 531 532 540 548 554 556 563 587 601 636 989 990 993 995 1719 1720
  1723 2049 3659 4045 4190 5060 5061 6000 6566 6665 6666 6667 6668 6669 6679 6697 10080`.split(/\s+/),
);
const hasCallablePort = (text: string) => !URL.canParse(text) || !BLOCKED_PORTS.has(new URL(text).port);
const acceptedPort = 'an address on another port: HTTP clients refuse to call this one';

const acceptedService = 'an address that begins http:// or https://';
const webService = address(['http:', 'https:'], acceptedService)
  .refine(isServer, { error: acceptedService })
  .refine(hasCallablePort, { error: acceptedPort });

const acceptedModel = 'an address such as https://models.example/v1, without user, password, ? and #';
const languageModel = address(['http:', 'https:'], acceptedModel)
  .refine(isPlain, { error: acceptedModel })
  .refine(hasCallablePort, { error: acceptedPort });

/** Whether a path can be appended to a URL, and it has no user and password. */
function isPlain(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '' && /^[^?#]*$/.test(text);
}

/** Contacts for security reports: e-mail addresses, which become `mailto:`, or pages. */
const contacts = listOf(
  (one) => /^[^\s@<>,;:/]+@[^\s@<>,;:/]+$|^mailto:\S*$|^https:\/\/[^\s/]\S*$/.test(one),
  'e-mail addresses or addresses that begin https://, separated by commas',
).transform((list) => list.map((one) => (/^[^:]+@/.test(one) ? `mailto:${one}` : one)));

const storageUrl = meaning((text) => parseBucketAddress(text) ?? undefined, acceptedBucketAddress);

const region = z.string().regex(/^[a-z\d-]+$/, { error: 'the name of a region such as ap-south-1' });
const visible = z
  .string()
  .regex(/^[\x21-\x7e]+$/, { error: 'a key of letters, digits and signs without blanks' });

/** Every setting (requirement 10.6). Each error message says what the variable accepts. */
const environment = z
  .object({
    PORT: port.default(3000),
    HOST: z
      .string()
      .regex(/^[\w.:-]+$/, { error: 'a host name or an IP address' })
      .default('localhost'),
    PUBLIC_URL: address(['http:', 'https:'], 'an address that begins http:// or https://')
      .refine((text) => /^[^?#]*$/.test(text), { error: 'an address without ? and #' })
      .optional(),
    DATA_DIR: z.string().default('data'),
    DATABASE_URL: database.optional(),
    STORAGE_URL: storageUrl.optional(),
    AWS_ACCESS_KEY_ID: visible.optional(),
    AWS_SECRET_ACCESS_KEY: visible.optional(),
    AWS_SESSION_TOKEN: visible.optional(),
    AWS_REGION: region.optional(),
    NOW: z.string().refine(isRehearsedTime, { error: acceptedTime }).optional(),
    SEED: z.enum(['demo', 'none'], { error: 'demo or none' }).default('none'),
    ADMIN_EMAIL: z
      .string()
      .regex(/^[^\s@]+@[^\s@]+$/, { error: 'an e-mail address' })
      .max(200, { error: 'an e-mail address of at most 200 characters' })
      .default('admin@localhost'),
    ADMIN_PASSWORD: z.string().min(10, { error: 'a password of at least 10 characters' }).optional(),
    DEMO_PASSWORD: z.string().min(10, { error: 'a password of at least 10 characters' }).optional(),
    CHATBOT_URL: webService.optional(),
    LLM_BASE_URL: languageModel.optional(),
    LLM_MODEL: z.string().max(200, { error: 'the name of a model' }).optional(),
    LLM_API_KEY: visible.optional(),
    SMTP_URL: mailServer.optional(),
    MAIL_FROM: mailbox.optional(),
    NOTIFY_EMAIL: mailboxes.optional(),
    // Named by the contract for what is not built yet: nobody should wait for messages that are never sent.
    SMS_URL: z.never({ error: 'nothing: this version sends no text messages' }).optional(),
    SECURITY_CONTACT: contacts.optional(),
    METRICS_TOKEN: z
      .string()
      .regex(/^[\w.~+/=-]{16,200}$/, { error: 'a token of 16 to 200 letters, digits and . _ ~ + / = -' })
      .optional(),
    TRUST_PROXY: networks.optional(),
    LIMIT_LOGIN: limit.default({ times: 5, windowMs: 15 * 60_000 }),
    LIMIT_FORMS: limit.default({ times: 600, windowMs: 3_600_000 }),
    LIMIT_SEARCHES: limit.default({ times: 3000, windowMs: 60_000 }),
    LIMIT_CHAT: limit.default({ times: 30, windowMs: 60_000 }),
    LIMIT_LOAD: z.enum(['on', 'off'], { error: 'on or off' }).default('on'),
    OFFLINE: z.enum(['on', 'off'], { error: 'on or off' }).default('on'),
    LOG_ADDRESSES: z.enum(['on', 'off'], { error: 'on or off' }).default('off'),
    LOG_LEVEL: z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
        error: 'trace, debug, info, warn, error, fatal or silent',
      })
      .default('info'),
  })
  .transform((raw) => ({
    ...raw,
    STORAGE_URL: raw.STORAGE_URL && {
      ...raw.STORAGE_URL,
      region: raw.STORAGE_URL.region ?? raw.AWS_REGION ?? null,
    },
    PUBLIC_URL: (raw.PUBLIC_URL ?? `http://localhost:${raw.PORT}`).replace(/\/+$/, ''),
  }));

export type Settings = z.output<typeof environment>;

export class BadSettings extends Error {
  /** One line for each bad variable: its name, its value, and what it accepts. */
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'BadSettings';
    this.lines = lines;
  }
}

/** Errors of settings that depend on each other, by name. */
function conflictsIn(given: Readonly<Record<string, string | undefined>>): Map<string, string> {
  const conflicts = new Map<string, string>();
  const { CHATBOT_URL, LLM_BASE_URL, LLM_MODEL, LLM_API_KEY } = given;
  if (LLM_BASE_URL && !LLM_MODEL)
    conflicts.set('LLM_MODEL', 'the name of a model, since LLM_BASE_URL is set');
  if (!LLM_BASE_URL) {
    const nothing = 'nothing while LLM_BASE_URL is unset';
    if (LLM_MODEL) conflicts.set('LLM_MODEL', nothing);
    if (LLM_API_KEY) conflicts.set('LLM_API_KEY', nothing);
  } else if (CHATBOT_URL) {
    conflicts.set('LLM_BASE_URL', 'nothing while CHATBOT_URL is set: only one of the two can answer');
  }
  if (given.NOW && given.NODE_ENV === 'production')
    conflicts.set('NOW', 'nothing where NODE_ENV is production');
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'])
    if (given.STORAGE_URL && !given[name])
      conflicts.set(name, 'a key that may use the bucket, since STORAGE_URL is set');
  return conflicts;
}

/** Values of these settings may contain secrets, which are not printed. */
const SECRET = /PASSWORD|KEY|TOKEN|_URL$/;

function shown(name: string, value: string): string {
  if (!SECRET.test(name) || name === 'PUBLIC_URL') return `"${value}"`;
  return URL.canParse(value)
    ? `"${value.replace(/\/\/.*@/s, '//…@').replace(/\?.*/s, '?…')}"`
    : `"${'…'.repeat(value ? 1 : 0)}" (not shown)`;
}

/**
 * Reads the settings from an environment. An empty variable counts as unset.
 * @throws BadSettings with one line for each variable that does not hold.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  const bad = conflictsIn(given);
  if (result.success && bad.size === 0) return result.data;
  // An invalid value hides its conflict with other settings.
  for (const issue of result.error?.issues.toReversed() ?? []) bad.set(String(issue.path[0]), issue.message);
  throw new BadSettings(
    [...bad].map(([name, accepted]) => `${name}=${shown(name, given[name] ?? '')}: accepted is ${accepted}`),
  );
}
