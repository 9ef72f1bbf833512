import { Button } from '@mantine/core';
import { useRef } from 'react';
import { Link } from 'react-router';
import { AddIcon } from '../icons.tsx';
import { useShortcut } from '../shortcuts/use-shortcut.ts';

/** The way from a list to another one of its records, which may lead to a page of the public site. */
export function AddLink({ to }: { to: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  useShortcut('n', 'Add', () => link.current?.click());
  const isInside = to.startsWith('/admin/');
  const look = { ref: link, leftSection: <AddIcon />, children: 'Add' };
  return isInside ? (
    <Button component={Link} to={to} {...look} />
  ) : (
    <Button component="a" href={to} {...look} />
  );
}
