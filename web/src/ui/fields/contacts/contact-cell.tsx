import classes from './contact-cell.module.css';
import { MailLink, PhoneLink } from './reach-links.tsx';

/** How somebody is reached, in a table. */
export const ContactCell = ({ email, phone }: { email: string; phone: string }) =>
  email || phone ? (
    <span className={classes.contact}>
      <MailLink email={email} />
      <PhoneLink phone={phone} />
    </span>
  ) : (
    <span className={classes.nothing}>–</span>
  );
