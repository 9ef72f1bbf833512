/** Line icons on a 24 px grid, in the colour and size of the text beside them. */
export const iconPaths = {
  phone:
    'M5 3h4l2 5-2.5 1.8a12 12 0 0 0 5.7 5.7L16 13l5 2v4a2 2 0 0 1-2.2 2A17 17 0 0 1 3 5.2 2 2 0 0 1 5 3Z',
  place: 'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  down: 'M6 9.5l6 6 6-6',
  menu: 'M4 7h16M4 12h16M4 17h10',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 21 21',
  close: 'M6 6l12 12M18 6 6 18',
  forward: 'M5 12h14M13 6l6 6-6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  chat: 'M4 5h16v11H11l-5 4v-4H4V5ZM8 9.5h8M8 12.5h5',
  document: 'M6 3h8l4 4v14H6V3ZM14 3v4h4M9 12h6M9 16h6',
  calendar: 'M4 6h16v14H4V6ZM4 10h16M8 3v5M16 3v5M12 12.5v5M9.5 15h5',
  print: 'M7 8V3h10v5M7 17H4V9h16v8h-3M7 14h10v7H7v-7Z',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
  facebook: 'M14 8h3V4h-3a4 4 0 0 0-4 4v3H7v4h3v6h4v-6h3l1-4h-4V8Z',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4ZM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM16.8 7.2h.01',
  youtube: 'M6 6h12a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3ZM10.5 9.5v5l4-2.5-4-2.5Z',
  linkedin:
    'M4 9h4v11H4V9ZM6 4.5v.01M12 20V9h3.5v1.6C16.4 9.4 20 8.7 20 13v7h-3.8v-6c0-2.4-2.6-2.2-2.6 0v6H12Z',
} as const;

export type IconName = keyof typeof iconPaths;

/** A decorative icon: its parent needs a text or a label. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
