import type { FastifyInstance, FastifyReply } from 'fastify';
import { MENU_LIMITS, type Menu } from '../../content/menu.ts';
import { errors } from '../../errors.ts';
import { changeMenu, menuIn, menuOfVersion, menuVersions } from '../../records/menu.ts';
import type { Site } from '../../whole-site.ts';
import { actorOf } from '../access.ts';
import { managedMenu, visitorsMenu } from '../menu.ts';
import { arrayOf, inEveryEncoding, object, oneOf, ref, text, textOrNull } from '../openapi/json-schema.ts';
import { digestTag, isNamed } from './etag.ts';
import { apiHeaders, sendPrivate } from './headers.ts';
import { versionSchema } from './managed-body.ts';
import { addRoute, answers, tagged } from './route.ts';

const tagOf = (menu: object) => digestTag('menu', menu);

const labels = { label: text, label_ne: text };
const shownLink = object({ ...labels, href: text });
const shownMenu = object({
  header: arrayOf(
    object({
      ...labels,
      href: { ...textOrNull, description: 'Null for a group whose own page is not live' },
      items: arrayOf(shownLink),
    }),
  ),
  footer: arrayOf(shownLink),
});

const target = {
  description: 'Exactly one of: page; type with id; url',
  ...object(
    {
      page: { ...text, description: 'Path of a built-in page' },
      type: { ...text, description: 'Of a record with a page of its own, in whatever state' },
      id: text,
      url: { ...text, description: 'Begins with https:, http:, mailto: or tel:' },
    },
    [],
  ),
};
const label = { ...text, maxLength: MENU_LIMITS.label, description: 'Empty for the title of the target' };
const link = { target, label, label_ne: label };
const managedLink = {
  ...link,
  title: { ...text, description: 'Of the target' },
  title_ne: text,
  href: textOrNull,
  hidden: {
    anyOf: [oneOf(['draft', 'scheduled', 'ended', 'trash', 'gone']), { type: 'null' }],
    description: 'Why visitors do not see it; null where they do',
  },
  publishAt: textOrNull,
};
const pages = arrayOf(object({ path: text, title: text, title_ne: text }));

const listOf = (entry: object, maxItems: number) => ({ ...arrayOf(object(entry, ['target'])), maxItems });
const menuOf = (entry: object, more: object = {}) => {
  const items = listOf(entry, MENU_LIMITS.items);
  const header = listOf({ ...entry, items }, MENU_LIMITS.header);
  return object({ header, footer: listOf(entry, MENU_LIMITS.footer), ...more }, []);
};

/** The menu of header and footer (requirements 43.30 to 43.34). */
export function menuRoutes(app: FastifyInstance, site: Site): void {
  const { reader } = site.database;
  const url = '/api/manage/menu';
  const common = {
    section: 'menu',
    access: 'publisher',
    components: () => ({ Menu: menuOf(managedLink, { pages }) }),
  } as const;
  const response = tagged('The menu with what visitors do not see, and why', ref('Menu'));
  const send = async (reply: FastifyReply, menu: Menu) =>
    sendPrivate(reply, await managedMenu(site, menu), 200, tagOf(menu));

  addRoute(app, {
    method: 'GET',
    url: '/api/menu',
    access: 'open',
    section: 'menu',
    summary: 'What header and footer link to, as visitors see it; all paths are English ones',
    response: answers('The menu', shownMenu),
    async handler(request, reply) {
      const shown = await visitorsMenu(site);
      const etag = tagOf(shown);
      if (isNamed(request.headers['if-none-match'], etag)) return reply.code(304).header('etag', etag).send();
      return reply.headers({ ...apiHeaders, etag }).send(JSON.stringify(shown));
    },
  });

  addRoute(app, {
    ...common,
    method: 'GET',
    url,
    summary: 'The menu as staff see it',
    response,
    handler: async (_request, reply) => send(reply, await menuIn(reader)),
  });

  addRoute(app, {
    ...common,
    method: 'PUT',
    url,
    summary: 'Change the lists of the menu that the body names',
    ifMatch: true,
    body: { schemas: () => inEveryEncoding(menuOf(link)) },
    response,
    async handler(request, reply, { fields }) {
      const seen = request.headers['if-match'];
      const isSeen = seen === undefined ? undefined : (menu: Menu) => isNamed(seen, tagOf(menu));
      return send(reply, await changeMenu(site, actorOf(request), fields, isSeen));
    },
  });

  addRoute(app, {
    ...common,
    method: 'GET',
    url: `${url}/versions`,
    summary: 'The last 50 versions of the menu, newest first',
    response: answers('The versions', arrayOf(versionSchema)),
    handler: () => menuVersions(reader),
  });

  addRoute(app, {
    ...common,
    method: 'GET',
    url: `${url}/versions/:n`,
    summary: 'The menu as it was in a version, as staff see it; 0 is the built-in one',
    response: answers('The menu', ref('Menu')),
    refusals: [404],
    async handler(request) {
      const { n } = request.params as { n: string };
      const found = /^\d{1,9}$/.test(n) ? await menuOfVersion(reader, Number(n)) : null;
      if (!found) throw errors.notFound('version');
      return managedMenu(site, found);
    },
  });
}
