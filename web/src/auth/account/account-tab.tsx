import { EmailSection } from './email-section.tsx';
import { PersonalDetails } from './personal-details.tsx';

/** Anybody signed in keeps their name, phone, language and address right. */
export const AccountTab = () => (
  <>
    <PersonalDetails />
    <EmailSection />
  </>
);
