/** Signing in and out on the login page; loaded when the form is first touched. */
import { type Answer, call, isSuccess } from '../call.ts';
import { keepProfile, logout, signedInBy } from '../profile.ts';
import { toast, toastOnNextPage } from '../toast.ts';
import { loginWords as words } from '../words.ts';

export { logout };

/** The message of two failed logins: a rate limit or an unreachable server takes precedence over wrong credentials. */
function refusalOf(answers: readonly Answer[]): string {
  const first = [429, 503].map((wanted) => answers.find(({ status }) => status === wanted)).find(Boolean);
  return (first ?? answers.find(({ status }) => status !== 401) ?? answers[0])?.message ?? '';
}

/**
 * Calls both logins and follows the first success (requirement 2.34). Reports an error only when both have failed.
 * @returns whether it leads to a dashboard
 */
export async function signIn(json: object): Promise<boolean> {
  const calls = ['student', 'teacher'].map((role) => call('POST', `/${role}/login`, { json }));
  const successes = calls.map(async (one) => {
    const answer = await one;
    const person = isSuccess(answer) && signedInBy(answer.body);
    return person ? { answer, person } : Promise.reject();
  });
  const success = await Promise.any(successes).catch(() => null);
  if (!success) {
    toast(refusalOf(await Promise.all(calls)), 'error');
    return false;
  }
  keepProfile(success.answer.body);
  toastOnNextPage(words.success);
  location.assign(success.person.dashboard);
  return true;
}
