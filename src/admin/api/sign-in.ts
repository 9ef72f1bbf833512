import { keepProfile, type Profile, readProfile } from '../session/profile.ts';
import { request } from './request.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Signs in as an administrator and keeps the answer as the profile. Throws `ApiError`. */
export async function signIn({ email, password }: Credentials): Promise<Profile> {
  const { body } = await request({ method: 'POST', path: '/user/login', body: { email, password } });
  return keepProfile(body);
}

/** Ends the session on the server, if there is one; that it is over already is no failure. */
export async function signOut(): Promise<void> {
  if (!readProfile()) return;
  await request({ method: 'POST', path: '/logout' }).catch(() => {});
}
