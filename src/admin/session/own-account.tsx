import { type ComponentType, useRef, useState } from 'react';
import { PersonIcon } from '../icons.tsx';
import { shortcutSheet } from '../shortcuts/shortcut-sheet-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { readProfile } from './profile.ts';
import { SessionsDialog } from './sessions-dialog.tsx';
import './own-account.css';

interface OwnDialog {
  label: string;
  Dialog: ComponentType<{ onClose: () => void }>;
}

const dialogs: readonly OwnDialog[] = [
  { label: 'Change password', Dialog: PasswordDialog },
  { label: 'Sessions', Dialog: SessionsDialog },
];

/** The menu of the person's own account behind their name. */
export function OwnAccount() {
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<OwnDialog | null>(null);
  const { name = 'Your account', email } = readProfile()?.user ?? {};
  return (
    <>
      <button type="button" className="own-account-button" popoverTarget="own-account">
        <PersonIcon />
        <span>{name}</span>
      </button>
      <div id="own-account" className="own-account" popover="auto" ref={menu}>
        {email && <p>{email}</p>}
        {dialogs.map((dialog) => (
          <button
            key={dialog.label}
            type="button"
            onClick={() => {
              // Returns the focus to the button first, so that the dialog restores it there.
              menu.current?.hidePopover();
              setOpen(dialog);
            }}
          >
            {dialog.label}
          </button>
        ))}
        <button
          type="button"
          onClick={() => {
            menu.current?.hidePopover();
            shortcutSheet.open();
          }}
        >
          Keyboard shortcuts
        </button>
      </div>
      {open && <open.Dialog onClose={() => setOpen(null)} />}
    </>
  );
}
