import type { Services } from '../platform/services.ts';
import { demoOrganizations, demoOwner, demoPassword } from './demo-organizations.ts';
import { demoExists, hasAccounts } from './demo-store.ts';
import { seedOrganization } from './seed-organization.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'passwords'>;

/** Makes the demo organizations, all or nothing, and answers whether it did: where they exist it does nothing. */
export const seedDemo = async ({ db, clock, passwords }: Needed): Promise<boolean> => {
  // Everybody shares one hash: hashing a password once per person would take most of the time of a first start.
  const passwordHash = await passwords.hash(demoPassword);
  return db.transaction(async (transaction) => {
    if (await demoExists(transaction, demoOwner)) return false;
    for (const organization of demoOrganizations) {
      await seedOrganization(transaction, organization, { passwordHash, now: clock.now() });
    }
    return true;
  });
};

/** On a first start, and on the next one if the first was cut short: a product in which somebody has an account is left alone. */
export const seedDemoIfEmpty = async (services: Needed): Promise<boolean> =>
  (await services.db.transaction(hasAccounts)) ? false : seedDemo(services);
