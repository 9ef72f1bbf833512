/**
 * Icons of the back office on a 24 px grid. They are hidden from assistive technology; the element around an icon
 * names it.
 */
export function Icon({ d, title }: { d: string; title?: string | undefined }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {title && <title>{title}</title>}
      <path d={d} />
    </svg>
  );
}

const icon =
  (d: string) =>
  ({ title }: { title?: string }) => <Icon d={d} title={title} />;

export const EditIcon = icon('M4 20h4L19 9l-4-4L4 16zM13 7l4 4');
export const PictureIcon = icon(
  'M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5M14.75 9a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0-2.5 0',
);
export const DocumentIcon = icon('M6 3h8l5 5v13H6zM14 3v5h5M9 13h7M9 17h7');
export const DeleteIcon = icon('M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5');
export const PutBackIcon = icon('M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H8');
export const AddIcon = icon('M12 5v14M5 12h14');
export const SearchIcon = icon('M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M16 16l5 5');
export const UpIcon = icon('M12 20V5M6 11l6-6 6 6');
export const DownIcon = icon('M12 4v15M6 13l6 6 6-6');
export const MoveToIcon = icon('M4 5h16M4 19h9M12 9v6M9 12h9M15 9l3 3-3 3');
export const UnfoldIcon = icon('M6 9l6 6 6-6');
export const CheckIcon = icon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M8 12.5l3 3 5.5-6.5');
export const AlertIcon = icon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7v6M12 16.5v.1');
export const MenuIcon = icon('M4 7h16M4 12h16M4 17h16');
export const MoreIcon = icon(
  'M4.5 12a.75.75 0 1 0 1.5 0a.75.75 0 1 0-1.5 0M11.25 12a.75.75 0 1 0 1.5 0a.75.75 0 1 0-1.5 0M18 12a.75.75 0 1 0 1.5 0a.75.75 0 1 0-1.5 0',
);
export const UnviewedIcon = icon(
  'M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
);
export const ViewedIcon = icon('M3 10l9-6 9 6v10H3zM3 10l9 6 9-6');
export const BackIcon = icon('M20 12H4M10 6l-6 6 6 6');
export const ForwardIcon = icon('M4 12h16M14 6l6 6-6 6');
export const GripIcon = icon('M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1');
export const PersonIcon = icon('M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4 21c1-5 4-7 8-7s7 2 8 7');
export const OutsideIcon = icon('M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9');
export const CalendarIcon = icon(
  'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5M8 14h.1M12 14h.1M16 14h.1M8 17h.1M12 17h.1',
);
export const LogoutIcon = icon('M14 4H5v16h9M10 12h11M17 8l4 4-4 4');
