import type { ReferenceTarget } from '@archway/contract/kernel/ids';
import { references } from '@archway/contract/kernel/references';
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

/** What a field refers to is a kind of thing too. */
const typeOf = (to: string) => (to in references ? references[to as ReferenceTarget].type : to); // just asked

type ThingLinkProps = { to: string | undefined; id: string | null; children: ReactNode };

/** The name of a thing as a link to it, by the kind of thing or by what a field refers to. */
export const ThingLink = ({ to, id, children }: ThingLinkProps) => {
  const exists = useScreenExists();
  const type = to && typeOf(to);
  const path = type && type in screens ? screens[type as keyof typeof screens] : undefined; // just asked
  return path && id && exists(path) ? (
    <Link to={path} params={{ id }} className={classes.link}>
      {children}
    </Link>
  ) : (
    children
  );
};
