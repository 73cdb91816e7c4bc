import type { PasswordContext } from '@archway/contract/kernel/access/password-rules';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './password-field.module.css';
import { passwordStrength } from './password-strength.ts';
import { useCommonPasswords } from './use-common-passwords.ts';

type PasswordFieldProps = PasswordInputProps & {
  /** The password so far: shows how strong a new one is. Leave it out where an existing one is asked for. */
  strengthOf?: string | undefined;
  /** Whose password it is to be: it must not be made of their own words. Left out where the screen does not know. */
  context?: PasswordContext | undefined;
};

/** A password with a button to show it; paste and password managers work. */
export const PasswordField = ({ strengthOf, context, ...props }: PasswordFieldProps) => {
  const { t } = useTranslation('ui');
  return (
    <div>
      <PasswordInput
        autoComplete={strengthOf === undefined ? 'current-password' : 'new-password'}
        visibilityToggleButtonProps={{
          'aria-label': t('password.toggle'),
          'aria-hidden': undefined,
          tabIndex: 0,
        }}
        // The library marks the frame of a wrong field, not the field itself.
        aria-invalid={props.error ? true : undefined}
        {...props}
      />
      {strengthOf !== undefined && <Strength password={strengthOf} context={context} />}
    </div>
  );
};

type StrengthProps = { password: string; context: PasswordContext | undefined };

const Strength = ({ password, context }: StrengthProps) => {
  const { t } = useTranslation('ui');
  const common = useCommonPasswords(password !== '');
  const level = passwordStrength(password, { context, common });
  return (
    <div className={classes.strength} data-level={level}>
      <span className={classes.track} aria-hidden="true">
        <span className={classes.bar} />
      </span>
      <span className={classes.words} aria-live="polite">
        {t(`password.strength.${level}`)}
      </span>
    </div>
  );
};
