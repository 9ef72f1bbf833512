import { callersTable } from '../../test/who-may-call.ts';
import {
  College,
  clockSetting,
  type EngineName,
  onBothAtOnce,
  type RunningRoute,
} from '../college/college.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { statusForAllowed } from './answers.ts';
import { everyKind, type Person, refusalFor } from './people.ts';
import { variants } from './variants.ts';

const NOWHERE = '0'.repeat(24);
const HEADERS = [
  { 'x-http-method-override': 'GET' },
  { 'x-original-url': '/' },
  { 'x-rewrite-url': '/api/openapi.json' },
  { 'x-forwarded-for': '127.0.0.1' },
];
const callersOf = callersTable();

/** The address of a route; its parameters name nothing that is there. */
const addressOf = ({ path }: RunningRoute) =>
  path
    .replaceAll('{id}', NOWHERE)
    .replaceAll('{n}', '1')
    .replaceAll(/\{\w+\}/g, 'nothing');

/** Besides a wrong caller, body and content type are wrong, so that no call changes anything. */
function broken(method: string) {
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return hasBody ? { body: '{', headers: { 'content-type': 'text/strange' } } : {};
}

async function tryRoutes(college: College, people: readonly Person[], routes: readonly RunningRoute[]) {
  let calls = 0;
  const inTurn = routes.filter(({ path }) => path !== '/api/logout' && path !== '/api/me/sessions');
  for (const route of inTurn) {
    const callers = callersOf(route.method, route.path);
    must(callers, `Nobody has said who may call ${route.method} ${route.path}`);
    for (const person of people) {
      const { status, json, headers } = await college.call(route.method, addressOf(route), {
        ...broken(route.method),
        token: person.token,
      });
      calls += 1;
      const what = `${route.method} ${route.path} as ${person.name} is answered with ${status}`;
      const refusal = refusalFor(callers, person);
      if (!refusal) {
        const expected = statusForAllowed(route, person);
        must(status === expected, `${what} instead of ${expected}`);
        continue;
      }
      must(status === refusal.status, `${what} instead of ${refusal.status}`);
      must(
        route.method === 'HEAD' || (json as { code?: string }).code === refusal.code,
        `${what}, without ${refusal.code}`,
      );
      must(
        (status === 401) === (headers['www-authenticate'] === 'Bearer'),
        `${what} with ${headers['www-authenticate']}`,
      );
    }
  }
  return calls;
}

/** Every closed route under every spelling of its path and with headers that some servers believe. */
async function tryVariants(college: College, people: readonly Person[], routes: readonly RunningRoute[]) {
  let calls = 0;
  for (const route of routes) {
    const callers = callersOf(route.method, route.path);
    if (!callers || callers === 'everybody' || route.method === 'HEAD') continue;
    const address = addressOf(route);
    for (const person of people.filter((one) => refusalFor(callers, one))) {
      for (const spelt of variants) {
        const path = spelt(address);
        const { status } = await college.call(route.method, path, {
          ...broken(route.method),
          token: person.token,
        });
        calls += 1;
        must(
          [400, 401, 403, 404, 405].includes(status),
          `${route.method} ${path} as ${person.name}: ${status}`,
        );
      }
      for (const headers of HEADERS) {
        const { status } = await college.call(route.method, address, { headers, token: person.token });
        calls += 1;
        must(
          status === 401 || status === 403,
          `${route.method} ${address} with ${JSON.stringify(headers)}: ${status}`,
        );
      }
    }
  }
  return calls;
}

async function onEngine(context: ProofContext, engine: EngineName): Promise<string[]> {
  const college = await College.open(context, engine, clockSetting(context, engine));
  const people = await everyKind(college);
  const routes = college.routes();
  must(routes.length > 500, `The router has only ${routes.length} routes`);
  const calls = await tryRoutes(college, people, routes);
  const some = people.filter(({ name }) => ['visitor', 'student', 'no duty'].includes(name));
  const disguised = await tryVariants(college, some, routes);
  const errors = college.process.errors;
  must(errors.length === 0, `The server logged ${errors[0]}`);
  return [
    `${routes.length} routes × ${people.length} callers: ${calls} calls, each with the status of the table`,
    `${disguised} calls under other spellings and with headers: none got in`,
  ];
}

export const proof: Proof = {
  claim: 'Every route answers each kind of caller as the table says.',
  shown: { '# calls': /: (\d+) calls, each/ },
  fault: [
    {
      file: 'src/server/access.ts',
      from: '  if (isForAdmins(access)) mustHaveDuty(actorOf(request), ...dutiesOf(access));\n',
      to: '  void dutiesOf(access), mustHaveDuty, isForAdmins;\n',
    },
  ],
  whyNot: () => null,
  run: (context) => onBothAtOnce(context, onEngine),
};
