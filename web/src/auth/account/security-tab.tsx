import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';

/** Anybody signed in guards their account: the password, a second factor, and the devices that are signed in. */
export const SecurityTab = () => (
  <>
    <PasswordSection />
    <TwoFactorSection />
    <SessionsSection />
  </>
);
