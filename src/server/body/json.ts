import { errors } from '../../errors.ts';

/** @throws 400 unless the text is a JSON object */
export function parseJson(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw errors.malformed('The request is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw errors.malformed('The request has to be a JSON object.');
  }
  return value as Record<string, unknown>;
}
