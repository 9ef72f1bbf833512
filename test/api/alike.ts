import { contentTypes } from '../../src/content/index.ts';

interface Operation {
  method: string;
  path: string;
}

const TYPE = new RegExp(`/(?:${contentTypes.map(({ name }) => name).join('|')})(?=[-s/F]|$)`);

/** Whether an operation is also one of notices, where it runs the same code. */
export function isAlike({ method, path }: Operation, all: readonly Operation[]): boolean {
  const asNotice = path.replace(TYPE, '/notice');
  return asNotice !== path && all.some((one) => one.method === method && one.path === asNotice);
}
