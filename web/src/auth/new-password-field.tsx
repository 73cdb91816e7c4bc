import { useState } from 'react';
import { PasswordField } from '../ui/form/password-field.tsx';

type NewPasswordFieldProps = Omit<Parameters<typeof PasswordField>[0], 'strengthOf' | 'onInput'>;

/** A password being chosen: once, with a button to show it and a hint of how strong it is. */
export const NewPasswordField = (props: NewPasswordFieldProps) => {
  const [password, setPassword] = useState('');
  return (
    <PasswordField
      strengthOf={password}
      onInput={(event) => setPassword(event.currentTarget.value)}
      {...props}
    />
  );
};
