/** The moment at which the clock of a kept site stands. */
export const KEPT_AT = '2026-11-20T06:00:00.000Z';

type Call = (
  method: 'GET',
  path: string,
) => Promise<{ status: number; headers: Pick<Headers, 'get'>; json: unknown }>;

/** What changes by asking, or with the process that answers. */
const OF_THE_MOMENT = /^\/api\/(?:openapi|me|mail-status|mails|events|inbox|manage\/audit)\b/;

/** What the API answers to the administrator at every address without parameters, as JSON by address. */
export async function answersOf(call: Call): Promise<Record<string, unknown>> {
  const { json } = await call('GET', '/api/openapi.json');
  const { paths } = json as { paths: Record<string, { get?: unknown }> };
  const plain = Object.keys(paths).filter(
    (path) => paths[path]?.get && path.startsWith('/api/') && !path.includes('{'),
  );
  const answers: Record<string, unknown> = {};
  for (const path of plain) {
    if (OF_THE_MOMENT.test(path)) continue;
    const { status, headers, json } = await call('GET', path);
    if (status === 200 && headers.get('content-type')?.startsWith('application/json')) answers[path] = json;
  }
  return answers;
}
