import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { AddIcon } from '../icons.tsx';

/** The way to another one, which may lead to a page of the public site. */
export function AddLink({ to }: { to: string }) {
  const isInside = to.startsWith('/admin/');
  const look = { leftSection: <AddIcon />, children: 'Add' };
  return isInside ? (
    <Button component={Link} to={to} {...look} />
  ) : (
    <Button component="a" href={to} {...look} />
  );
}
