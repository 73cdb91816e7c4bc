import type { Contact } from '@archway/contract/kernel/fields/fields';
import { InitialsAvatar } from '../../pictures/initials-avatar.tsx';
import classes from './contact-list.module.css';
import { MailLink, PhoneLink } from './reach-links.tsx';

/** Whom to call there. */
export const ContactList = ({ contacts }: { contacts: readonly Contact[] }) => (
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
