import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { stepToShow } from './sign-up-steps.ts';

/** The step stands in the address, so that the browser's Back leads from the second step to the first and not away. */
export const useSignUpStep = () => {
  const { step: wanted, to } = useSearch({ from: '/register' });
  const navigate = useNavigate({ from: '/register' });
  const { history } = useRouter();
  const [personDone, setPersonDone] = useState(false);

  // A reload forgets the password: the address begins again as well.
  useEffect(() => {
    if (wanted && !personDone) void navigate({ search: ({ step, ...rest }) => rest, replace: true });
  }, [wanted, personDone, navigate]);

  const forward = () => {
    setPersonDone(true);
    void navigate({ search: (before) => ({ ...before, step: 'company' }) });
  };
  return { step: stepToShow(wanted, personDone), to, forward, back: () => history.back() };
};
