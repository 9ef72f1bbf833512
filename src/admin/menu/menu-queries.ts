import { queryOptions } from '@tanstack/react-query';
import type { ManagedMenu } from '../../content/menu.ts';
import { type ApiRequest, authorizedRequest, objectIn } from '../api/request.ts';
import type { Texts } from '../form/texts.ts';
import { AFRESH, QUIET } from '../queries.ts';
import { type Entry, itemsOf } from './menu-tree.ts';
import { words } from './words.ts';

const PATH = '/manage/menu';
const MENU_KEY = ['menu'];

/** The menu with its ETag. */
export interface MenuVersion {
  menu: ManagedMenu;
  etag: string;
}

/** The menu as another screen asks for it, to say what stands in it. */
export const menuQuery = queryOptions({
  queryKey: MENU_KEY,
  queryFn: ({ signal }) => readMenu(signal),
  meta: QUIET,
});

/** The menu, loaded afresh for its form. */
export const menuFormQuery = queryOptions({ ...menuQuery, queryKey: [...MENU_KEY, 'form'], ...AFRESH });

/** Throws `ApiError`, like every call here. */
export const readMenu = (signal?: AbortSignal) => versionIn({ path: PATH, signal });

/** Changes some lists if the stored menu still has this ETag. @param lists as JSON */
export function changeMenu(lists: Texts, etag: string) {
  const body = Object.fromEntries(
    Object.entries(lists).map(([part, text]) => [part, entriesIn(text).map(sentEntry)]),
  );
  return versionIn({ method: 'PUT', path: PATH, body, headers: { 'If-Match': etag } });
}

export const entriesIn = (text = '[]') => JSON.parse(text) as Entry[];

const sentLink = ({ target, label, label_ne }: Entry) => ({ target, label, label_ne });
const sentEntry = (entry: Entry) => ({ ...sentLink(entry), items: itemsOf(entry).map(sentLink) });

async function versionIn(asked: ApiRequest): Promise<MenuVersion> {
  const answer = await authorizedRequest(asked);
  return { menu: objectIn(answer, words.unreadable), etag: answer.header('ETag') ?? '' };
}

/** An earlier menu in the list of them. */
export interface MenuVersionLine {
  n: number;
  at: string;
  by: { name: string } | null;
}

export const menuVersionsQuery = queryOptions({
  queryKey: [...MENU_KEY, 'versions'],
  queryFn: async ({ signal }): Promise<MenuVersionLine[]> => {
    const { body } = await authorizedRequest({ path: `${PATH}/versions`, signal });
    return Array.isArray(body) ? body : [];
  },
  ...AFRESH,
});

export const readMenuVersion = async (n: number) => (await versionIn({ path: `${PATH}/versions/${n}` })).menu;
