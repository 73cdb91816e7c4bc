import type { Vendor } from '@archway/contract/vendors/vendor';
import { InitialsAvatar } from '../ui/initials-avatar.tsx';
import { MailLink, PhoneLink } from './contact-links.tsx';
import classes from './vendors.module.css';

/** Whom to call there. */
export const VendorPeople = ({ contacts }: Pick<Vendor, 'contacts'>) => (
  <ul className={classes.people}>
    {contacts.map(({ name, role, email, phone }) => (
      <li key={`${name} ${email} ${phone}`} className={classes.person}>
        <InitialsAvatar name={name} />
        <div className={classes.personWords}>
          <span className={classes.personName}>
            <bdi>{name}</bdi>
          </span>
          {role && (
            <span className={classes.personRole}>
              <bdi>{role}</bdi>
            </span>
          )}
          <MailLink email={email} />
          <PhoneLink phone={phone} />
        </div>
      </li>
    ))}
  </ul>
);
