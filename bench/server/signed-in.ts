import { PASSWORD } from './product.ts';

/** Signs in as the first administrator and returns the headers for further calls. */
export async function authorizationAt(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@localhost', password: PASSWORD }),
  });
  const { token } = (await answer.json()) as { token?: string };
  if (!token) throw new Error(`Signing in was answered ${answer.status}`);
  return `Bearer ${token}`;
}
