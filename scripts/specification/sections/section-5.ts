import type { Requirement } from '../requirement.ts';

/** Validation rules. */
export const section5: readonly Requirement[] = [
  {
    id: '5.1',
    asks: "At the admin's login e-mail and password are both required before anything is sent; nothing else is checked there.",
    builtIn: ['src/admin/session/credentials-form.tsx'],
  },
  {
    id: '5.2',
    asks: "At the students' and teachers' login, too.",
    builtIn: ['src/site/pages/login.tsx', 'src/site/scripts/login.ts'],
  },
  {
    id: '5.3',
    asks: 'A new gallery requires title and at least one image, in the form itself.',
    builtIn: ['src/admin/gallery/add-gallery-screen.tsx', 'src/admin/form/inputs/images.tsx'],
  },
  {
    id: '5.4',
    asks: 'Every other form sends whatever was entered; what the server says against it stands beside the field and in the toast (D3).',
    builtIn: ['src/admin/form/record-form.tsx', 'src/admin/form/use-save.ts'],
  },
  {
    id: '5.5',
    asks: 'An empty chat message is not sent.',
    builtIn: ['src/site/islands/chat/conversation.ts'],
  },
  {
    id: '5.6',
    asks: 'Every deletion needs a confirmation.',
    builtIn: ['src/admin/list/delete-dialog.tsx', 'src/admin/gallery/delete-image-dialog.tsx'],
  },
  {
    id: '5.7',
    asks: 'The server refuses a record without its title or name, a gallery without an image and a semester without its faculty; all else may be empty (D3).',
    builtIn: ['src/schema/derive/validator.ts', 'src/content/gallery.ts', 'src/content/semester.ts'],
  },
  {
    id: '5.8',
    asks: 'The server asks of a message a name, a text and a valid e-mail address or phone number, and of an application a name, a program and one of the two (D3).',
    builtIn: ['src/content/submission.ts', 'src/content/reach.ts'],
  },
];
