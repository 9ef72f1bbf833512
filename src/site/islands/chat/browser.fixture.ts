import { onTestFinished, vi } from 'vitest';

/** Stubs session storage with these entries. */
export function sessionWith(kept: Record<string, string> = {}) {
  const values = new Map(Object.entries(kept));
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  vi.stubGlobal('sessionStorage', storage);
  onTestFinished(() => void vi.unstubAllGlobals());
  return values;
}

export interface Sent {
  path: string;
  options: RequestInit;
  body: Record<string, unknown>;
}

/** Stubs `fetch` and records the requests. */
export function stubFetch(answer: (sent: Sent) => Response | Promise<Response>): Sent[] {
  const all: Sent[] = [];
  vi.stubGlobal('fetch', async (path: string, options: RequestInit) => {
    const sent = { path, options, body: JSON.parse(String(options.body)) };
    all.push(sent);
    return answer(sent);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return all;
}

/** The assistant's replies, as the webhook sends them. */
export const replies = (...texts: unknown[]) =>
  Response.json(texts.map((text) => ({ recipient_id: 'visitor', text })));

/** Collects what the component logs as errors, which would fail the test otherwise. */
export function reports(): unknown[] {
  const words: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((first) => void words.push(first));
  return words;
}
