import classes from './reach-links.module.css';

/** Ways to reach somebody, each a link that does it. What is not known is not shown. */
export const MailLink = ({ email }: { email: string }) =>
  email && (
    <a href={`mailto:${email}`} className={classes.reach}>
      <bdi dir="ltr">{email}</bdi>
    </a>
  );

export const PhoneLink = ({ phone }: { phone: string }) =>
  phone && (
    <a href={`tel:${phone.replace(/[^\d+*#]/g, '')}`} className={classes.reach}>
      <bdi dir="ltr">{phone}</bdi>
    </a>
  );

export const WebsiteLink = ({ website }: { website: string }) =>
  website && (
    <a href={website} className={classes.reach} target="_blank" rel="noreferrer">
      <bdi dir="ltr">{shortAddress(website)}</bdi>
    </a>
  );

/** A web address as people say it: without the scheme, `www.` and a lonely slash. */
export const shortAddress = (website: string) =>
  website.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
