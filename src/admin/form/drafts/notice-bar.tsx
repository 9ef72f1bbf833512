import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import './drafts.css';

interface NoticeBarProps {
  /** Names the bar for screen readers. */
  label: string;
  children: ReactNode;
  actions?: readonly { label: string; onClick: () => void }[];
}

/** A bar above a form that says which state it shows, with actions. */
export function NoticeBar({ label, children, actions = [] }: NoticeBarProps) {
  return (
    <section className="notice-bar" aria-label={label}>
      <div className="notice-bar-text">{children}</div>
      {actions.length > 0 && (
        <div className="notice-bar-actions">
          {actions.map((action) => (
            <Button key={action.label} variant="default" size="compact-sm" onClick={action.onClick}>
              {action.label}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
