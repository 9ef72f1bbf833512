import { useRef, useSyncExternalStore } from 'react';
import { Form, Link } from 'react-router';
import { languageNames, otherThan } from '../../languages/language.ts';
import { ownDialog, palette, shortcutSheet } from '../dialog/open-state.ts';
import { LogoutIcon, OutsideIcon, PersonIcon, SearchIcon, UnfoldIcon } from '../icons.tsx';
import { HOME, language } from '../language.ts';
import { words as twoStepWords } from '../two-step/words.ts';
import { frameWords, shortcutWords } from '../words.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { readProfile } from './profile.ts';
import { SessionsDialog } from './sessions-dialog.tsx';
import { passwordWords, sessionWords, words } from './words.ts';
import './own-account.css';

const dialogs = {
  password: { label: passwordWords.title, Dialog: PasswordDialog },
  sessions: { label: sessionWords.title, Dialog: SessionsDialog },
};
const names = ['password', 'sessions'] as const;

/**
 * The menu of the person's own account behind their name. In narrow windows it also holds, with words, what the top bar
 * shows as icons or has no room for; on phones Logout is only here, so that no slip signs out (requirement 17.120).
 */
export function OwnAccount() {
  const menu = useRef<HTMLDivElement>(null);
  const openName = useSyncExternalStore(ownDialog.subscribe, ownDialog.now);
  const open = openName && dialogs[openName];
  const { name = words.yourAccount, email } = readProfile()?.user ?? {};
  // Closing returns the focus to the button first, so that the dialog restores it there.
  const closeAnd = (go: () => void) => () => {
    menu.current?.hidePopover();
    go();
  };
  return (
    <>
      <button type="button" className="own-account-button" popoverTarget="own-account">
        <PersonIcon />
        <span>{name}</span>
        <UnfoldIcon />
      </button>
      <div id="own-account" className="own-account" popover="auto" ref={menu}>
        {email && <p>{email}</p>}
        {names.map((name) => (
          <button key={name} type="button" onClick={closeAnd(() => ownDialog.set(name))}>
            {dialogs[name].label}
          </button>
        ))}
        <Link to="/admin/two-step" onClick={() => menu.current?.hidePopover()}>
          {twoStepWords.title}
        </Link>
        <button type="button" onClick={closeAnd(shortcutSheet.open)}>
          {shortcutWords.title}
        </button>
        <button type="button" className="for-narrow" onClick={closeAnd(palette.open)}>
          <SearchIcon />
          {shortcutWords.find}
        </button>
        <Form method="post" action="/admin/language">
          <button type="submit" lang={otherThan(language)}>
            {languageNames[otherThan(language)]}
          </button>
        </Form>
        <a href={HOME} className="for-narrow">
          <OutsideIcon />
          {frameWords.viewSite}
        </a>
        <Form method="post" action="/admin/logout" className="for-phones">
          <button type="submit">
            <LogoutIcon />
            {frameWords.logout}
          </button>
        </Form>
      </div>
      {open && <open.Dialog onClose={() => ownDialog.set(null)} />}
    </>
  );
}
