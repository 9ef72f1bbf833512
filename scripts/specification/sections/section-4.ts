import type { Requirement } from '../requirement.ts';

/** States and transitions. */
export const section4: readonly Requirement[] = [
  {
    id: '4.1',
    asks: 'What is unviewed shows an eye icon, what was viewed another.',
    builtIn: ['src/admin/inbox/view-icon.tsx'],
  },
  {
    id: '4.2',
    asks: '`isView` becomes true when the admin opens the item, by an update that sends it.',
    builtIn: ['src/admin/inbox/use-opened.ts'],
  },
  {
    id: '4.3',
    asks: 'A call under way is shown as such.',
    builtIn: ['src/admin/list/row-skeletons.tsx', 'src/admin/form/save-bar.tsx'],
  },
  {
    id: '4.4',
    asks: "The error's text is cleared when a call starts.",
    builtIn: ['src/admin/queries.ts', 'src/admin/list/list-screen.tsx'],
  },
  { id: '4.5', asks: 'What was deleted goes from the list.', builtIn: ['src/admin/list/delete-dialog.tsx'] },
  {
    id: '4.6',
    asks: "A login that succeeds stores the profile, sets the user and says 'Login Successfully'.",
    builtIn: ['src/admin/session/login-screen.tsx', 'src/site/scripts/login.ts'],
  },
  {
    id: '4.7',
    asks: 'A login that fails shows its message as a toast.',
    builtIn: ['src/admin/session/login-screen.tsx', 'src/site/scripts/login.ts'],
  },
  {
    id: '4.8',
    asks: 'Logout clears local storage and the user.',
    builtIn: ['src/admin/session/leave.ts', 'src/site/scripts/dashboard.ts'],
  },
  {
    id: '4.9',
    asks: 'Each type is edited in three ways: content, image, delete.',
    builtIn: [
      'src/admin/list/record-row.tsx',
      'src/admin/form/update-form.tsx',
      'src/admin/picture/picture-form.tsx',
    ],
  },
  {
    id: '4.10',
    asks: 'After a creation, an update or another image a message of success is shown and the list opens.',
    builtIn: ['src/admin/form/use-saved.ts'],
  },
  {
    id: '4.11',
    asks: "After a semester was created 'Semester added Successfully' is shown and `/admin/semesters` opens.",
    builtIn: ['src/admin/form/use-saved.ts', 'src/content/semester.ts'],
  },
  {
    id: '4.12',
    asks: 'The faculty chosen for a testimonial narrows the semesters to its own.',
    builtIn: ['src/admin/form/inputs/narrowing.ts', 'src/content/testimonial.ts'],
  },
  {
    id: '4.13',
    asks: 'An image of a gallery is deleted by its position, then the gallery is loaded again.',
    builtIn: ['src/admin/gallery/delete-image-dialog.tsx', 'src/admin/gallery/use-reload.ts'],
  },
  {
    id: '4.14',
    asks: 'Images can be added to a gallery that exists.',
    builtIn: ['src/admin/gallery/add-images.tsx', 'src/actions/add-images.ts'],
  },
  {
    id: '4.15',
    asks: "After the bot has answered, the entry is saved by the chat's create call.",
    builtIn: ['src/site/islands/chat/conversation.ts', 'src/site/islands/chat/ask.ts'],
  },
];
