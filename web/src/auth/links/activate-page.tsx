import { useParams, useSearch } from '@tanstack/react-router';
import { ActivateAccount } from './activate-account.tsx';
import { ConfirmAddress } from './confirm-address.tsx';

/** The owner of a mailbox confirms it here. Opening the link changes nothing: mail programs open links too. */
export const ActivatePage = () => {
  const { token } = useParams({ from: '/activate/$token' });
  const { kind } = useSearch({ from: '/activate/$token' });
  return kind === 'email' ? <ConfirmAddress token={token} /> : <ActivateAccount token={token} />;
};
