import { PrivacyPage } from '../../site/pages/privacy.tsx';
import type { Page } from './page.ts';

/** The page about personal data: what is kept, for how long, and who sees it. */
export const privacyPage: Page = {
  url: '/privacy',
  parameters: [],
  load: async ({ frame, sendsQuestionsOut }) => ({
    show: <PrivacyPage frame={frame('/privacy')} sendsQuestionsOut={sendsQuestionsOut} />,
  }),
};
