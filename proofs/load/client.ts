/** A request that got no answer. */
export class Unanswered extends Error {}

export interface Sent {
  method?: string;
  body?: FormData | object;
  token?: string;
}

const DEADLINE_MS = 20_000;
/** More than a client keeps open to one server. Those that became idle together are also closed together. */
const KEPT_CONNECTIONS = 50;

/** Sends one request and reads the whole answer. @throws Unanswered when there is none */
export async function send(url: string, { method = 'GET', body, token }: Sent = {}) {
  const isForm = body instanceof FormData;
  const ask = () =>
    fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
  try {
    const response = method === 'GET' ? await onAnyConnection(ask) : await ask();
    return { status: response.status, text: await response.text(), headers: response.headers };
  } catch (error) {
    throw new Unanswered(`${method} ${url}: ${String((error as Error).cause ?? error)}`);
  }
}

/** Asks again, as browsers do, while a kept connection turns out to be closed. */
async function onAnyConnection(ask: () => Promise<Response>): Promise<Response> {
  for (let closed = 0; ; closed += 1) {
    try {
      return await ask();
    } catch (error) {
      if (closed === KEPT_CONNECTIONS || !wasClosedWhileIdle(error as Error)) throw error;
    }
  }
}

/** Whether a request used a kept connection that the site closed as idle at that moment. */
function wasClosedWhileIdle({ cause }: Error): boolean {
  const { code, socket } = (cause ?? {}) as { code?: string; socket?: { bytesRead: number } };
  return code === 'UND_ERR_SOCKET' && socket !== undefined && socket.bytesRead > 0;
}

/** Signs the administrator in. @returns the token */
export async function signIn(url: string, email: string, password: string): Promise<string> {
  const { status, text } = await send(`${url}/api/user/login`, { method: 'POST', body: { email, password } });
  if (status !== 200) throw new Error(`The sign-in failed: ${status} ${text}`);
  return (JSON.parse(text) as { token: string }).token;
}
