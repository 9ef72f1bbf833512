import { must } from '../runner/proof.ts';

export const ADMIN = { email: 'office@college.example', password: 'ten characters or more' };
/** A picture of one pixel. */
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const JSON_BODY = { 'content-type': 'application/json' };

/** Signs in, publishes a notice and uploads a picture: database, password hashing, files and picture codec work. */
export async function visitAndPublish(url: string): Promise<void> {
  const page = await fetch(url);
  must(page.ok, `the home page answers ${page.status}`);
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(url + path, { method: 'POST', headers, body });
  const signedIn = await post('/api/user/login', JSON.stringify(ADMIN), JSON_BODY);
  must(signedIn.ok, `signing in is answered with ${signedIn.status}`);
  const { token } = (await signedIn.json()) as { token: string };
  const authorization = `Bearer ${token}`;
  const notice = await post('/api/notice', '{"title":"Tried"}', { ...JSON_BODY, authorization });
  must(notice.status === 201, `a notice is answered with ${notice.status}`);
  const form = new FormData();
  form.append('image', new Blob([DOT]), 'dot.gif');
  const picture = await post('/api/picture', form, { authorization });
  must(picture.ok, `a picture is answered with ${picture.status}: ${await picture.clone().text()}`);
  const { path } = (await picture.json()) as { path: string };
  const naming = JSON.stringify({ title: 'Shown', description: `<p>See</p><img src="${path}">` });
  const shown = await post('/api/notice', naming, { ...JSON_BODY, authorization });
  must(shown.status === 201, `a notice with a picture is answered with ${shown.status}`);
  const served = await fetch(url + path);
  must(served.ok, `the picture is served with ${served.status}`);
}
