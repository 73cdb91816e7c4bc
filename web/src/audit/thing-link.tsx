import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useScreenExists } from '../platform/navigation/screen-exists.ts';
import classes from './audit.module.css';

/** Where a thing is looked at. What has no screen of its own is named without a link. */
const screens = {
  Item: '/inventory/$id',
  Vendor: '/vendors/detail/$id',
  Client: '/clients/detail/$id',
  Category: '/categories/$id',
  StorageLocation: '/storage/$id',
  Property: '/properties/detail/$id',
  Staging: '/stagings/$id',
} as const;

type ThingLinkProps = { to: string; id: string | null; children: ReactNode };

/** The name of a thing as a link to it, by the kind of thing. */
export const ThingLink = ({ to, id, children }: ThingLinkProps) => {
  const exists = useScreenExists();
  const path = to in screens ? screens[to as keyof typeof screens] : undefined; // just asked
  return path && id && exists(path) ? (
    <Link to={path} params={{ id }} className={classes.link}>
      {children}
    </Link>
  ) : (
    children
  );
};
