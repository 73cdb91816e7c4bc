import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Linked, moveAddress } from './move-address.ts';

type MoveLinkProps = { move: Linked; className?: string | undefined; children: ReactNode };

export const MoveLink = ({ move, className, children }: MoveLinkProps) => (
  <Link {...moveAddress(move)} className={className}>
    {children}
  </Link>
);
