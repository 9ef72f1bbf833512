import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CollegeFacts } from '../content/college.ts';
import { faculty } from '../content/faculty.ts';
import { news } from '../content/news.ts';
import { notice } from '../content/notice.ts';
import { errors } from '../errors.ts';
import { type Language, languageFrom } from '../languages/language.ts';
import { type CardDrawing, type CardText, isDrawable } from '../media/index.ts';
import { type ContentType, type Item, titleOf } from '../schema/define-type.ts';
import { RECORD_ID } from '../schema/fields/reference.ts';
import { publishedAtOf } from '../schema/published-at.ts';
import { collegeIcon } from '../site/icons.ts';
import { dayInWords } from '../site/kathmandu-day.ts';
import type { SharedCard } from '../site/view-models.ts';
import { LOGO_PATH } from '../ui/logo.tsx';
import { isNamed } from './api/etag.ts';
import { collegeIn } from './pages/layout.ts';
import { recordIn } from './pages/record-views.ts';
import { PUBLIC_CACHING } from './security-headers.ts';
import type { ServedSite } from './served-site.ts';
import { publicPictureHeaders } from './uploads-routes.ts';

const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 72];
const COLUMN = WIDTH - 2 * MARGIN;
const MARK = 96;
const NAME_LEFT = MARGIN + MARK + 28;

/** Addresses change with it: to be raised when cards are drawn differently. */
const LOOK = 1;

const cardTypes: readonly ContentType[] = [notice, news, faculty];

/** What a card says. */
interface Card {
  title: string;
  line: string;
  college: string;
  logo: string | null;
}

/** @returns null for another type, and where our faces lack a letter */
function cardOf(language: Language, type: ContentType, item: Item, college: CollegeFacts): Card | null {
  if (!cardTypes.some(({ name }) => name === type.name)) return null;
  const said = recordIn(language, type, item);
  const title = titleOf(type, said);
  // A programme has no day.
  const line =
    type.name === faculty.name
      ? String(said.full_name ?? '')
      : dayInWords(publishedAtOf(type, item), language);
  const texts = [title, line, college.name].filter(Boolean);
  return texts.every(isDrawable) ? { title, line, college: college.name, logo: college.logo } : null;
}

const digestOf = (card: Card) =>
  createHash('sha256')
    .update(JSON.stringify([LOOK, card]))
    .digest('hex')
    .slice(0, 16);

const GROUND = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><path fill="#6e0b26" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><path fill="#5a0a20" d="M0 560 90 520l70 12 92-58 78 30 96-46 110 64 84-22 120 52 96-40 104 28 88-52 112 44 160-36v134H0Z"/><path fill="#f3ae2b" d="M0 0h${WIDTH}v12H0z"/>`;
const TREE = `<path transform="translate(${MARGIN} 56) scale(${MARK / 40})" fill="#fdf3ee" d="${LOGO_PATH}"/>`;

/** Mark or logo and the college's name above, the title in the middle, its day or full name below. */
function drawingOf({ title, line, college, logo }: Card): CardDrawing {
  const text = (said: string, look: Omit<CardText, 'text' | 'lineHeight'>): CardText => ({
    ...look,
    text: said,
    // Devanagari has signs above and below its letters.
    lineHeight: /\p{Script=Devanagari}/u.test(said) ? 0.9 : 0.75,
  });
  const texts = [
    text(college, {
      color: '#eec6c6',
      sizes: [40, 34, 28],
      box: { left: NAME_LEFT, top: 56, width: WIDTH - MARGIN - NAME_LEFT, height: MARK },
      at: 'middle',
    }),
    text(title, {
      color: '#ffffff',
      sizes: [84, 72, 62, 54, 46, 40, 34],
      box: { left: MARGIN, top: 190, width: COLUMN, height: 300 },
      at: 'middle',
    }),
    text(line, {
      color: '#f3ae2b',
      sizes: [38, 32, 26],
      box: { left: MARGIN, top: 510, width: COLUMN, height: 72 },
      at: 'bottom',
    }),
  ];
  return {
    ground: `${GROUND}${logo ? '' : TREE}</svg>`,
    logo: logo ? { path: logo, box: { left: MARGIN, top: 56, width: MARK, height: MARK } } : null,
    texts: texts.filter((one) => one.text !== ''),
  };
}

const MB = 1024 * 1024;
/** About five hundred cards. */
const KEPT_MEGABYTES = 16;

/** The cards of shared links: drawn when first asked for, one at a time, and kept in memory. */
export class Cards {
  readonly #site: ServedSite;
  readonly #kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_MEGABYTES * MB,
    sizeCalculation: ({ length }) => length,
  });
  readonly #inFlight = new Map<string, Promise<Buffer | null>>();
  #canDraw = true;

  constructor(site: ServedSite) {
    this.#site = site;
  }

  /** The card of a live record; null where there is none. @param college in the same language */
  viewOf(language: Language, type: ContentType, item: Item, college: CollegeFacts): SharedCard | null {
    const card = this.#canDraw ? cardOf(language, type, item, college) : null;
    if (!card) return null;
    return {
      path: `/cards/${type.name}/${item._id}/${language}-${digestOf(card)}.png`,
      width: WIDTH,
      height: HEIGHT,
      alt: [card.title, card.line, card.college].filter(Boolean).join(' · '),
    };
  }

  /** @param admit called before a drawing begins; throws to refuse it @returns null where texts cannot be drawn */
  async #draw(digest: string, card: Card, admit: () => void): Promise<Buffer | null> {
    const kept = this.#kept.get(digest) ?? this.#inFlight.get(digest);
    if (kept) return kept;
    admit();
    const drawing = this.#site.media.drawCard(drawingOf(card)).finally(() => this.#inFlight.delete(digest));
    this.#inFlight.set(digest, drawing);
    const drawn = await drawing;
    if (drawn) this.#kept.set(digest, drawn);
    else this.#canDraw = false;
    return drawn;
  }

  /** Cards of live records at the addresses that their pages name, and no others. */
  routes(app: FastifyInstance): void {
    const { database, college, searchLimit } = this.#site;
    app.get<{ Params: { type: string; id: string; name: string } }>(
      '/cards/:type/:id/:name',
      { config: { access: 'open' } },
      async (request, reply) => {
        const { type: typeName, id, name } = request.params;
        const [, inLanguage, digest] = /^(en|ne)-([0-9a-f]{16})\.png$/.exec(name) ?? [];
        const type = cardTypes.find((one) => one.name === typeName);
        if (!type || !digest || !RECORD_ID.test(id)) return reply.callNotFound();
        const language = languageFrom(inLanguage);
        const item = (await database.reading.one(type, id))?.item;
        const facts = collegeIn(language, await college());
        const card = item && cardOf(language, type, item, facts);
        if (!card || digestOf(card) !== digest) throw errors.notFound('picture');
        reply.headers({ ...publicPictureHeaders, 'content-type': 'image/png', etag: `"${digest}"` });
        if (isNamed(request.headers['if-none-match'], `"${digest}"`)) return reply.code(304).send();
        const drawn = await this.#draw(digest, card, () => searchLimit.take(request.ip));
        // Pages that were rendered before name it all the same.
        if (!drawn)
          return reply
            .removeHeader('etag')
            .header('cache-control', PUBLIC_CACHING)
            .redirect(collegeIcon(facts, 'card'), 302);
        return reply.send(drawn);
      },
    );
  }
}
