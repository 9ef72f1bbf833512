/** Said when no answer came at all (decision D29). */
const UNREACHABLE = 'The server cannot be reached. Check the connection and try again.';

/** An answer that has not come by then is given up. */
const TIMEOUT_MS = 30_000;

/** What a call came to. `status` is 0 when no answer came; `message` is fit to be shown. */
export interface Answer {
  status: number;
  /** What the server sent as JSON; empty where it sent something else. */
  body: Readonly<Record<string, unknown>>;
  message: string;
  /** Field name → what is wrong with it. */
  fields: Readonly<Record<string, string>>;
}

/** Makes a call of the API below `/api`; never throws. */
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
        ...(json && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(json && { body: JSON.stringify(json) }),
    });
    const { status } = response;
    const text = await response.text();
    const body = parsed(text);
    const trouble = `The server answered with an error (${status}). Please try again.`;
    const { message = response.ok ? '' : trouble, fields = {} } = body as Partial<Answer>;
    return { status, body, message, fields };
  } catch {
    return { status: 0, body: {}, message: UNREACHABLE, fields: {} };
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
