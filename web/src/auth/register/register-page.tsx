import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { getSession } from '../../platform/session/session.ts';
import { SignUpDoor } from './sign-up-door.tsx';
import { SignedInAlready } from './signed-in-already.tsx';

const InvitationDoor = lazy(async () => ({
  default: (await import('./invitation-door.tsx')).InvitationDoor,
}));

/** A visitor founds their organization here, or somebody invited joins one. */
export const RegisterPage = () => {
  const { invitation } = useSearch({ from: '/register' });
  // As it was on arrival: signing up signs in, and the form stays until the next screen is there.
  const [user] = useState(() => getSession().user);
  if (invitation) {
    return (
      <Suspense>
        <InvitationDoor token={invitation} />
      </Suspense>
    );
  }
  return user ? <SignedInAlready user={user} /> : <SignUpDoor />;
};
