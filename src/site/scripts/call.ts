import { words } from './words.ts';

const TIMEOUT_MS = 30_000;

/** Outcome of a call. `status` is 0 without a response; `message` can be shown to the visitor. */
export interface Answer {
  status: number;
  /** The JSON body; empty if the server sent none. */
  body: Readonly<Record<string, unknown>>;
  message: string;
  /** Field name → error message. */
  fields: Readonly<Record<string, string>>;
  /** The request's number, where it was refused. */
  requestId?: string | null;
}

/** Calls the API below `/api`. Never throws. */
export async function call(
  method: string,
  path: string,
  { json, token }: { json?: object; token?: string } = {},
): Promise<Answer> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        ...(words.language === 'ne' && { 'x-lang': words.language }),
        ...(json && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(json && { body: JSON.stringify(json) }),
    });
    const { status } = response;
    const text = await response.text();
    const body = parsed(text);
    const failure = words.failed(status);
    const { message = response.ok ? '' : failure, fields = {} } = body as Partial<Answer>;
    return { status, body, message, fields, requestId: response.headers.get('x-request-id') };
  } catch {
    return { status: 0, body: {}, message: words.unreachable, fields: {} };
  }
}

function parsed(text: string): Answer['body'] {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

export const isSuccess = ({ status }: Answer) => status >= 200 && status < 300;
