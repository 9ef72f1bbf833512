import { contact } from '../../content/contact.ts';
import { ContactPage } from '../../site/pages/contact.tsx';
import { formViewOf } from './forms.ts';
import type { Page } from './page.ts';

export const contactPage: Page = {
  url: contact.page,
  parameters: ['sent'],
  form: contact,
  async load(request) {
    const form = await formViewOf(contact, request);
    return {
      show: <ContactPage frame={request.frame(contact.page)} form={form} />,
      isSecret: request.query.sent !== undefined,
    };
  },
};
