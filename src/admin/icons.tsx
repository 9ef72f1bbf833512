/**
 * Icons of the back office on a grid of 24. They are hidden from assistive technology; the element around an
 * icon names it.
 */
import type { ReactNode } from 'react';

function Icon({ title, children }: { title?: string; children: ReactNode }) {
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
      {children}
    </svg>
  );
}

export const EditIcon = () => (
  <Icon>
    <path d="M4 20h4L19 9l-4-4L4 16zM13 7l4 4" />
  </Icon>
);

export const PictureIcon = () => (
  <Icon>
    <path d="M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5" />
    <circle cx="16" cy="9" r="1.25" />
  </Icon>
);

export const DocumentIcon = () => (
  <Icon>
    <path d="M6 3h8l5 5v13H6zM14 3v5h5M9 13h7M9 17h7" />
  </Icon>
);

export const DeleteIcon = () => (
  <Icon>
    <path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5" />
  </Icon>
);

export const AddIcon = () => (
  <Icon>
    <path d="M12 5v14M5 12h14" />
  </Icon>
);

export const SearchIcon = () => (
  <Icon>
    <circle cx="11" cy="11" r="6.5" />
    <path d="M16 16l5 5" />
  </Icon>
);

export const UpIcon = () => (
  <Icon>
    <path d="M12 20V5M6 11l6-6 6 6" />
  </Icon>
);

export const DownIcon = () => (
  <Icon>
    <path d="M12 4v15M6 13l6 6 6-6" />
  </Icon>
);

export const UnfoldIcon = () => (
  <Icon>
    <path d="M6 9l6 6 6-6" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M8 12.5l3 3 5.5-6.5" />
  </Icon>
);

export const AlertIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v6M12 16.5v.1" />
  </Icon>
);

export const MenuIcon = () => (
  <Icon>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
);

const _CloseIcon = () => (
  <Icon>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
);

export const UnviewedIcon = () => (
  <Icon title="Unviewed">
    <path d="M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12z" />
    <circle cx="12" cy="12" r="3" />
  </Icon>
);

export const ViewedIcon = () => (
  <Icon title="Viewed">
    <path d="M3 10l9-6 9 6v10H3zM3 10l9 6 9-6" />
  </Icon>
);

export const BackIcon = () => (
  <Icon>
    <path d="M20 12H4M10 6l-6 6 6 6" />
  </Icon>
);

export const PersonIcon = () => (
  <Icon>
    <circle cx="12" cy="8" r="4" />
    <path d="M4 21c1-5 4-7 8-7s7 2 8 7" />
  </Icon>
);

export const OutsideIcon = () => (
  <Icon>
    <path d="M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9" />
  </Icon>
);

export const LogoutIcon = () => (
  <Icon>
    <path d="M14 4H5v16h9M10 12h11M17 8l4 4-4 4" />
  </Icon>
);
