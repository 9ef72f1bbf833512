import pino from 'pino';
import { afterEach } from 'vitest';
import type { Installation } from '../../test/process/installations.ts';
import { program as byProgram } from '../accounts/actor.ts';
import { createItem, updateItem } from '../records/live.ts';
import { deleteItem } from '../records/take-down.ts';
import { noUploads } from '../records/uploads.ts';
import type { Item } from '../schema/define-type.ts';
import { openServices } from '../services.ts';
import { readSettings } from '../settings.ts';
import type { Site } from '../whole-site.ts';
import { find } from './find.ts';

/** The columns of the index tables that tests read. */
export interface Tables {
  search_entry: {
    type: string;
    item: string;
    title: string;
    titleKeys: string;
    parts: string;
    keys: string;
  };
  search_word: { word: string; entries: number };
  search_state: { format: number; complete: number };
}

/** Creates sites for search tests, each with its own data directory and database; removed after each test. */
export function searchedSites(make: () => Promise<Installation>) {
  const made: Installation[] = [];
  const opened: Site[] = [];
  afterEach(async () => {
    for (const program of opened.splice(0)) await program.close();
    for (const installation of made.splice(0)) await installation.remove();
  });

  /** @param mayMake false as for a command, which opens a site beside the process that serves it */
  async function openAt(installation: Installation, mayMake = false): Promise<Site> {
    const program = await openServices(readSettings(installation.settings), {
      log: pino({ level: 'silent' }),
      mayMake,
    });
    opened.push(program);
    return program;
  }

  async function begin() {
    const installation = await make();
    made.push(installation);
    const program = await openAt(installation, true);
    await program.search.indexPending();
    return { installation, ...handlesOf(program) };
  }

  return { openAt, begin };
}

/** Helpers to publish, change, remove and find records of a site by the name of their type. */
export function handlesOf(program: Site) {
  const typeOf = (name: string) => {
    const type = program.types.find((one) => one.name === name);
    if (!type) throw new Error(`There is no type ${name}`);
    return type;
  };
  const publish = async (name: string, fields: Record<string, string>, createdAt = new Date()) =>
    (await createItem(program, byProgram, typeOf(name), { fields, uploads: noUploads, createdAt })).item;
  const change = (name: string, { _id }: Item, fields: Record<string, string>) =>
    updateItem(program, byProgram, typeOf(name), _id, fields);
  const remove = (name: string, { _id }: Item) => deleteItem(program, byProgram, typeOf(name), _id);
  const titlesFor = async (q: string) => {
    const found = await find(program, q, 1);
    return (found?.hits ?? []).map(({ title }) => title.map(({ text }) => text).join(''));
  };
  return { program, typeOf, publish, change, remove, titlesFor };
}
