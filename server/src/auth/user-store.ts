import type { AccountStatus } from '@archway/contract/auth/states';
import type { UserId } from '@archway/contract/kernel/ids';
import type { Language } from '@archway/contract/kernel/locale';
import type { AccountDb } from '../platform/db/db.ts';

export type User = {
  readonly id: UserId;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly locale: Language | null;
  readonly profileVersion: number;
  /** A helper has no account: they never sign in, and have no address that mails reach. */
  readonly status: AccountStatus | 'helper';
  readonly emailVerifiedAt: string | null;
  readonly totpSecret: string | null;
  readonly totpConfirmedAt: string | null;
  readonly totpLastStep: number;
  readonly recoveryCodeHashes: string[];
  /** Devices on which somebody signed in earlier count as new ones. */
  readonly devicesKnownSince: string | null;
  readonly notifications: { readonly newDevice: boolean; readonly invitationAccepted: boolean };
};

const columns = (
  sql: AccountDb['sql'],
) => sql`id, email, password_hash, first_name, last_name, phone, locale, profile_version, status, email_verified_at,
  totp_secret, totp_confirmed_at, totp_last_step::int as totp_last_step, recovery_code_hashes, devices_known_since, notifications`;

export const findUserByEmail = async ({ sql }: AccountDb, email: string): Promise<User | undefined> => {
  const [user] = await sql<User[]>`select ${columns(sql)} from app_user where email = ${email}`;
  return user;
};

/** What a password is held against, and no more: reading a whole row would tell by its time that there is one. */
export const findCredentials = async (
  { sql }: AccountDb,
  email: string,
): Promise<Pick<User, 'id' | 'passwordHash' | 'status' | 'devicesKnownSince'> | undefined> => {
  const [user] = await sql<
    User[]
  >`select id, password_hash, status, devices_known_since from app_user where email = ${email}`;
  return user;
};

export const findUser = async ({ sql }: AccountDb, id: UserId): Promise<User | undefined> => {
  const [user] = await sql<User[]>`select ${columns(sql)} from app_user where id = ${id}`;
  return user;
};

/** The same, with the row held until the transaction ends: for changes that depend on what it says. */
export const lockUser = async ({ sql }: AccountDb, id: UserId): Promise<User | undefined> => {
  const [user] = await sql<User[]>`select ${columns(sql)} from app_user where id = ${id} for update`;
  return user;
};

export type NewUser = Pick<User, 'id' | 'email' | 'firstName' | 'lastName' | 'locale' | 'status'> & {
  passwordHash: string | null;
  emailVerifiedAt: Date | null;
};

export const addUser = async ({ sql }: AccountDb, user: NewUser) => {
  await sql`insert into app_user (id, email, password_hash, first_name, last_name, locale, status, email_verified_at)
    values (${user.id}, ${user.email}, ${user.passwordHash}, ${user.firstName}, ${user.lastName}, ${user.locale}, ${user.status}, ${user.emailVerifiedAt})`;
};

export type UserChange = Partial<{
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  phone: string;
  locale: Language;
  status: User['status'];
  emailVerifiedAt: Date;
  totpSecret: string | null;
  totpConfirmedAt: Date | null;
  totpLastStep: number;
  recoveryCodeHashes: string[];
  devicesKnownSince: Date;
}>;

const changeable = {
  email: 'email',
  passwordHash: 'password_hash',
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone',
  locale: 'locale',
  status: 'status',
  emailVerifiedAt: 'email_verified_at',
  totpSecret: 'totp_secret',
  totpConfirmedAt: 'totp_confirmed_at',
  totpLastStep: 'totp_last_step',
  recoveryCodeHashes: 'recovery_code_hashes',
  devicesKnownSince: 'devices_known_since',
} as const satisfies Record<keyof UserChange, string>;

export const changeUser = async ({ sql }: AccountDb, id: UserId, change: UserChange) => {
  const row = Object.fromEntries(
    Object.entries(change)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [changeable[name as keyof UserChange], value]), // keys of UserChange
  );
  if (Object.keys(row).length > 0) await sql`update app_user set ${sql(row)} where id = ${id}`;
};

/** What people tell of themselves: one more version of it. */
export const changeOwnProfile = async (
  db: AccountDb,
  id: UserId,
  change: Pick<UserChange, 'firstName' | 'lastName' | 'phone' | 'locale'>,
) => {
  await changeUser(db, id, change);
  await db.sql`update app_user set profile_version = profile_version + 1 where id = ${id}`;
};

export const changeNotificationChoices = async (
  { sql }: AccountDb,
  id: UserId,
  choices: User['notifications'],
) => {
  await sql`update app_user set notifications = ${sql.json({ ...choices })} where id = ${id}`;
};
