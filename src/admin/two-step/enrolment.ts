import { ApiError } from '../api/api-error.ts';
import { leaveFor } from '../session/profile.ts';

const SCREEN = '/admin/enrol';

/** Leads to the screen that sets up a second factor if the server asks for one before anything else. Throws all other errors. */
export function toEnrolmentWhenNeeded(error: unknown): Promise<never> {
  const isNeeded = error instanceof ApiError && error.code === 'second-factor-needed';
  if (!isNeeded || window.location.pathname === SCREEN) throw error;
  return leaveFor(SCREEN);
}
