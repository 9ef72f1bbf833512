import type { Requirement } from '../requirement.ts';

/** Business constants and limits. */
export const section9: readonly Requirement[] = [
  {
    id: '9.1',
    asks: 'The text area of the rich-text editor is 300 px high.',
    builtIn: ['src/admin/editor/editor.css'],
  },
  {
    id: '9.2',
    asks: "The editor's fonts: arial, comic-sans, courier-new, georgia, helvetica, Inter, lucida.",
    builtIn: ['src/schema/fields/rich-text/fonts.ts'],
  },
  {
    id: '9.3',
    asks: "The editor's sizes: extra-small, small, medium, large.",
    builtIn: ['src/schema/fields/rich-text/fonts.ts'],
  },
  {
    id: '9.4',
    asks: "The editor's history begins a new step after 500 ms and holds 100 steps.",
    builtIn: ['src/admin/editor/extensions.ts'],
  },
  {
    id: '9.5',
    asks: 'A thumbnail in a table is 80 px high.',
    builtIn: ['src/admin/list/record-row.tsx', 'src/admin/list/list.css'],
  },
  {
    id: '9.6',
    asks: "A preview of a gallery's image is 120 px high and 200 px wide.",
    builtIn: ['src/admin/form/inputs/preview.tsx'],
  },
  { id: '9.7', asks: 'The action column is 120 px wide.', builtIn: ['src/admin/list/list.css'] },
  {
    id: '9.8',
    asks: 'The drawer is 378 px wide, and 736 px in large windows.',
    builtIn: ['src/site/parts/drawer.css'],
  },
  {
    id: '9.9',
    asks: "The dashboard's boxes show 100, 20, 4, 10 and 1000: Users 100, Subjects 20, Teachers 4, Academics 10, Notes 1000, Events 10, Questions 100 (D7).",
    builtIn: ['src/content/college.ts'],
  },
  { id: '9.10', asks: 'The year of the copyright is 2023.', builtIn: ['src/content/college.ts'] },
  {
    id: '9.11',
    asks: 'The phone line has the main number and the extensions 23 and 24.',
    builtIn: ['src/content/college.ts', 'src/site/parts/contact-lines.tsx'],
  },
  { id: '9.12', asks: 'Toasts close after 5000 ms.', builtIn: ['src/admin/toast/toasts.ts'] },
  { id: '9.13', asks: 'A part of the program may take 120000 ms to load.', builtIn: ['src/admin/lazily.ts'] },
];
