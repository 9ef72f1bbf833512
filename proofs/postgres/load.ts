import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { must } from '../runner/proof.ts';
import type { PostgresServer } from './cluster.ts';
import type { Site } from './site.ts';

const SENDERS = 8;
const EDITORS = 2;
const VISITORS = 2;
/** How long a visitor waits: longer than the site waits for a commit. */
const PATIENCE_MS = 15_000;
const PAUSE_MS = 5;
/** A site that stores nothing for this long has not recovered. */
const RECOVERY_MS = 20_000;
/** A sender whose submission was not acknowledged sends it again under the same id, after this time. */
const RETRY_MS = 50;

/** Load on a site, and a ledger of what was acknowledged. */
export class Load {
  readonly #sites: readonly Site[];
  readonly #token: string;
  readonly #stored = new Set<string>();
  /** By a notice's id: the last number that was acknowledged as its title, and the last that was sent. */
  readonly #titles = new Map<string, { acknowledged: number; sent: number }>();
  readonly #statuses = new Map<string, number>();
  readonly #unexpected = new Set<string>();
  readonly #edits = new Set<Promise<unknown>>();
  #areEditorsResting = false;
  #sent = 0;
  #lastStoredAt = 0;
  #lastPageAt = 0;
  #isStopping = false;
  #running: Promise<unknown> = Promise.resolve();

  /** @param sites processes of one site, which are asked in turn */
  constructor(sites: readonly Site[], token: string) {
    this.#sites = sites;
    this.#token = token;
  }

  async start(): Promise<void> {
    for (let index = 0; index < EDITORS; index += 1) {
      const { json } = await this.#send('POST', '/api/notice', { title: '0' });
      this.#titles.set(String((json as { _id?: string })._id), { acknowledged: 0, sent: 0 });
    }
    const many = (count: number, work: () => Promise<void>) => Array.from({ length: count }, work);
    this.#running = Promise.all([
      ...many(SENDERS, () => this.#submit()),
      ...[...this.#titles.keys()].map((id) => this.#edit(id)),
      ...many(VISITORS, () => this.#visit()),
    ]);
  }

  /** Resolves when every answer has arrived. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#running;
  }

  /** Lets only visitors and submissions go on, so that pages stay as they are. Resolves when every edit is answered. */
  async restEditors(): Promise<void> {
    this.#areEditorsResting = true;
    await Promise.all(this.#edits);
  }

  wakeEditors(): void {
    this.#areEditorsResting = false;
  }

  /** Answers that were neither a success nor 503 with `Retry-After`. */
  get unexpected(): readonly string[] {
    return [...this.#unexpected];
  }

  /** How many submissions were acknowledged. */
  get stored(): number {
    return this.#stored.size;
  }

  /** Waits for a change that is acknowledged after this moment. @returns when it was @throws when none is */
  async storedAfter(moment: number): Promise<number> {
    const deadline = performance.now() + RECOVERY_MS;
    while (this.#lastStoredAt <= moment) {
      must(
        performance.now() < deadline,
        `nothing is stored any more: ${this.figures()}; ${this.#sites.map((site) => site.said().slice(-2000)).join('; ')}`,
      );
      await delay(5);
    }
    return this.#lastStoredAt;
  }

  /** Whether a page was served since. */
  hasServedAfter(moment: number): boolean {
    return this.#lastPageAt > moment;
  }

  /** How often each kind of call was answered with each status. */
  figures(): string {
    return [...this.#statuses]
      .toSorted()
      .map(([kind, count]) => `${kind} × ${count}`)
      .join(', ');
  }

  /** @throws when an acknowledged change is not in the database, or one is there twice */
  async compare(server: PostgresServer, database: string): Promise<void> {
    const rows = await server.query<{ name: string; count: number }>(
      'select name, count(*)::int as count from contact group by name',
      database,
    );
    const counts = new Map(rows.map(({ name, count }) => [name, count]));
    const lost = [...this.#stored].filter((name) => !counts.has(name));
    const doubled = rows.filter(({ count }) => count > 1);
    must(lost.length === 0, `${lost.length} of ${this.#stored.size} acknowledged submissions are lost`);
    must(doubled.length === 0, `${doubled.length} submissions are stored twice`);
    for (const { id, title } of await server.query<{ id: string; title: string }>(
      'select _id as id, title from notice',
      database,
    )) {
      const { acknowledged = 0, sent = 0 } = this.#titles.get(id) ?? {};
      must(
        Number(title) >= acknowledged && Number(title) <= sent,
        `a title is ${title}, of ${acknowledged} to ${sent}`,
      );
    }
  }

  async #submit() {
    while (!this.#isStopping) {
      const name = `Sender ${randomUUID()}`;
      const body = { name, email: 'sender@example.org', message: 'Hello', submissionId: randomUUID() };
      // What was sent to a database that then went away is sent again until it is certain.
      for (let isStored = false; !isStored && !this.#isStopping; ) {
        const { status } = await this.#send('POST', '/api/contact', body);
        must(status < 400 || status >= 500, `a submission is refused with ${status}`);
        isStored = status === 201 || status === 200;
        if (isStored) {
          this.#stored.add(name);
          this.#lastStoredAt = performance.now();
        } else await delay(RETRY_MS);
      }
      await delay(PAUSE_MS);
    }
  }

  async #edit(id: string) {
    const title = this.#titles.get(id) ?? { acknowledged: 0, sent: 0 };
    while (!this.#isStopping) {
      if (this.#areEditorsResting) {
        await delay(PAUSE_MS);
        continue;
      }
      title.sent += 1;
      const editing = this.#send('PUT', `/api/notice/${id}`, { title: String(title.sent) });
      this.#edits.add(editing);
      const { status } = await editing;
      this.#edits.delete(editing);
      if (status === 200) title.acknowledged = title.sent;
      else await delay(RETRY_MS);
      await delay(PAUSE_MS);
    }
  }

  async #visit() {
    while (!this.#isStopping) {
      const { status } = await this.#send('GET', '/notices');
      if (status === 200) this.#lastPageAt = performance.now();
      await delay(PAUSE_MS);
    }
  }

  async #send(method: string, path: string, body?: object): Promise<{ status: number; json: unknown }> {
    const site = this.#sites[this.#sent % this.#sites.length];
    this.#sent += 1;
    const answer = await fetch(`${site?.url}${path}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).then(
      async (response) => ({
        status: response.status,
        text: await response.text(),
        retryAfter: response.headers.get('retry-after'),
      }),
      () => ({ status: 0, text: '', retryAfter: null }),
    );
    const kind = `${method} ${answer.status || 'without an answer'}`;
    this.#statuses.set(kind, (this.#statuses.get(kind) ?? 0) + 1);
    const isSuccess = answer.status >= 200 && answer.status < 400;
    if (!isSuccess && !(answer.status === 503 && answer.retryAfter))
      this.#unexpected.add(`${kind}: ${answer.text.slice(0, 200)}`);
    return { status: answer.status, json: answer.text.startsWith('{') ? JSON.parse(answer.text) : undefined };
  }
}
