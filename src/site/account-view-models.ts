import type { Entry, PageFrame } from './view-models.ts';

/** Props of the pages of students and teachers. */

export interface LoginPageProps {
  frame: PageFrame;
}

export interface DashboardPageProps {
  frame: PageFrame;
  /** Role that the dashboard is for. */
  role: 'student' | 'teacher';
  /** The newest notices. */
  notices: readonly Entry[];
}
