import type { Answer, Sent } from './caller.ts';
import type { College } from './college.ts';

/** One call that changes something, with a body that is valid when it is sent at once. */
export interface Write {
  method: 'POST' | 'PUT' | 'DELETE';
  /** As the router has it, such as `/api/notice/{id}`. */
  route: string;
  id?: string;
  /** Texts, numbers and lists by name, without files. */
  fields: Readonly<Record<string, unknown>>;
  files?: Readonly<Record<string, File>>;
  /** The name of the one field whose object holds the texts, where they are not at the top. */
  within?: string;
  /** `If-Match`, where the call needs it. */
  tag?: string;
  /** Names that the call accepts besides those of `fields`. */
  takes?: readonly string[];
  /** The caller's token; absent for the administrator, empty for visitors. */
  token?: string;
}

/** Sends a write; `more` are fields beyond its own. */
export function sendWrite(
  college: College,
  write: Write,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
  const { method, route, id = '', fields, files, within, tag, token } = write;
  const all = { ...fields, ...more };
  const headers = { ...(tag && { 'if-match': tag }) };
  const sent: Sent = files
    ? { body: form(all, files) }
    : { json: within ? { [within]: { ...(fields[within] as object), ...more } } : all };
  return college.call(method, route.replace(/\{(?:id|token)\}/, id).replace('{n}', '1'), {
    ...sent,
    headers,
    ...(token !== undefined && { token }),
  });
}

function form(fields: Readonly<Record<string, unknown>>, files: Readonly<Record<string, File>>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields))
    body.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  for (const [name, file] of Object.entries(files)) body.append(name, file);
  return body;
}
