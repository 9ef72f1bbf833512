import { request } from 'node:http';
import { expectStatus } from '../college/expect-status.ts';
import type { Crowd } from './crowd.ts';
import type { Habit } from './day.ts';

const WORDS = [
  'exam',
  'admission',
  'holiday',
  'परीक्षा',
  'science',
  'fee',
  'bus',
  'library',
  'form',
  'result',
];
const QUESTIONS = [
  'When does the term begin?',
  'How do I apply?',
  'What does BCA cost?',
  'Where is the college?',
  'भर्ना कहिले खुल्छ?',
  'Is there a hostel for quetzals?',
];
const FEEDS = ['/feed.xml', '/calendar.ics', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest'];
const LISTS = ['/api/notices?page=1&limit=10', '/api/faculties', '/api/faqs', '/api/partners'];
const PICTURE = /\/uploads\/[\w-]+\.(?:webp|pdf)/g;
const MAX_KNOWN = 500;

/** Visitors who read, search and ask. */
export class Readers {
  readonly #crowd: Crowd;
  #paths: readonly string[] = ['/'];
  /** Files that pages have named. */
  readonly #files = new Set<string>();
  #asked = 0;

  constructor(crowd: Crowd) {
    this.#crowd = crowd;
  }

  readonly habits: readonly Habit[] = [
    { name: 'page', perDay: 5000, act: () => this.#readPage() },
    { name: 'file', perDay: 2500, act: () => this.#seeFile() },
    { name: 'search', perDay: 500, act: () => this.#search() },
    { name: 'list', perDay: 500, act: () => this.#readList() },
    { name: 'chat', perDay: 250, act: () => this.#chat() },
    { name: 'page that is not there', perDay: 150, act: () => this.#missPage() },
    { name: 'download that is left', perDay: 150, act: () => this.#leave() },
    { name: 'map of the site', perDay: 20, act: () => this.look() },
  ];

  /** Looks up what pages there are. */
  async look(): Promise<void> {
    const { text } = await this.#crowd.someone()('GET', '/sitemap.xml');
    this.#paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  }

  async #readPage() {
    const call = this.#crowd.someone();
    const path = this.#crowd.pick(this.#paths);
    // Notices come and go within the day.
    const page = expectStatus(await call('GET', path), path, 200, 301, 302, 404, 410);
    for (const [file] of page.text.matchAll(PICTURE)) if (this.#files.size < MAX_KNOWN) this.#files.add(file);
    const etag = String(page.headers.etag ?? '');
    if (!etag || this.#crowd.random() > 0.2) return;
    expectStatus(await call('GET', path, { headers: { 'if-none-match': etag } }), path, 200, 304, 404, 410);
  }

  async #seeFile() {
    const path = this.#crowd.pick([...this.#files, '/icon-192.png']);
    const call = this.#crowd.someone();
    const [whole, kept, part] = [200, 304, 206];
    const answer = expectStatus(await call('GET', path), path, whole, 404);
    if (answer.status === 404) return this.#files.delete(path);
    const chance = this.#crowd.random();
    const headers: Record<string, string> =
      chance < 0.4
        ? { 'if-none-match': String(answer.headers.etag) }
        : chance < 0.6
          ? { range: 'bytes=0-99' }
          : {};
    return expectStatus(await call('GET', path, { headers }), path, whole, kept, part, 404);
  }

  async #search() {
    const word = this.#crowd.pick(WORDS);
    const more = this.#crowd.random() < 0.5 ? ` ${this.#crowd.below(1000)}` : '';
    const q = encodeURIComponent(word + more);
    const path = this.#crowd.random() < 0.3 ? `/ne/search?q=${q}` : `/search?q=${q}`;
    expectStatus(await this.#crowd.someone()('GET', path), path, 200);
  }

  async #readList() {
    const path = this.#crowd.pick([...FEEDS, ...LISTS]);
    expectStatus(await this.#crowd.someone()('GET', path), path, 200);
  }

  async #chat() {
    const call = this.#crowd.someone();
    this.#asked += 1;
    const session = `visit-${this.#asked}`;
    for (let question = 0; question <= this.#crowd.below(3); question += 1) {
      const message = this.#crowd.pick(QUESTIONS);
      const asked = await call('POST', '/webhooks/rest/webhook', { json: { sender: session, message } });
      const [said] = expectStatus(asked, 'A question', 200).json as { text: string }[];
      const entry = { user: message, bot: said?.text ?? '', timestamp: new Date().toISOString() };
      const kept = await call('POST', '/api/create-chat', { json: { conversation: entry, session } });
      expectStatus(kept, 'A chat', 200, 201);
    }
  }

  async #missPage() {
    const path = `/old/page-${this.#crowd.below(400)}.php`;
    const headers = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };
    expectStatus(await this.#crowd.someone()('GET', path, { headers }), path, 404);
  }

  /** Closes the window while a file is coming. */
  async #leave() {
    const url = new URL(this.#crowd.pick([...this.#files, '/']), this.#crowd.caller.url);
    await new Promise<void>((resolve) => {
      const outgoing = request(url, { agent: false });
      outgoing.on('response', (incoming) => {
        incoming.once('data', () => outgoing.destroy());
        incoming.on('error', () => {});
      });
      outgoing.on('error', () => {});
      outgoing.on('close', resolve);
      outgoing.end();
    });
  }
}
