import { contentTypes } from '../../src/content/index.ts';

interface Operation {
  method: string;
  path: string;
}

/** The name of a content type in a path, alone or followed by what makes it another call, such as a plural. */
const TYPE_IN_PATH = new RegExp(`/(?:${contentTypes.map(({ name }) => name).join('|')})(?=[-s/F]|$)`);

/** Whether notices have the same operation: it runs the same code, so most tests make it of notices alone. */
export function isAlsoOfNotices({ method, path }: Operation, all: readonly Operation[]): boolean {
  const asNotice = path.replace(TYPE_IN_PATH, '/notice');
  return asNotice !== path && all.some((one) => one.method === method && one.path === asNotice);
}
