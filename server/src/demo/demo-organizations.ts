import type { Rule } from '@archway/contract/kernel/access/ability';
import type { CompanyFacts } from '../organizations/setup/found-organization.ts';
import type { DemoMember } from './demo-store.ts';

export const demoPassword = 'show-me-the-arch';
export const demoOwner = 'owner@larkspur.test';

export type DemoOrganization = {
  readonly company: CompanyFacts;
  readonly foundedDaysAgo: number;
  /** The first one founded it and is its owner. */
  readonly members: readonly DemoMember[];
  readonly customRoles?: readonly {
    readonly key: string;
    readonly name: string;
    readonly rules: readonly Rule[];
  }[];
  /** Sent so many days ago, not answered yet. */
  readonly invited?: readonly { readonly email: string; readonly role: string; readonly daysAgo: number }[];
};

const owner = { email: demoOwner, firstName: 'Maren', lastName: 'Holloway', phone: '+1 503 555 0117' };

const larkspur: DemoOrganization = {
  company: {
    name: 'Larkspur Staging Co.',
    companyType: 'home_staging',
    companySize: '6-15',
    city: 'Portland',
    state: 'OR',
    locale: 'en',
    timezone: 'America/Los_Angeles',
  },
  foundedDaysAgo: 412,
  members: [
    { ...owner, role: 'owner', title: 'Founder', color: 'rose', joinedDaysAgo: 412, seenHoursAgo: 1 },
    {
      email: 'admin@larkspur.test',
      firstName: 'Theo',
      lastName: 'Brandt',
      phone: '+1 503 555 0121',
      role: 'admin',
      title: 'Operations manager',
      color: 'blue',
      joinedDaysAgo: 405,
      seenHoursAgo: 3,
    },
    {
      email: 'designer@larkspur.test',
      firstName: 'Inês',
      lastName: 'Carvalho',
      phone: '+1 503 555 0134',
      role: 'designer',
      title: 'Lead designer',
      color: 'violet',
      joinedDaysAgo: 398,
      seenHoursAgo: 2,
    },
    {
      email: 'noor@larkspur.test',
      firstName: 'Noor',
      lastName: 'Haddad',
      phone: '+1 971 555 0140',
      role: 'designer',
      title: 'Designer',
      color: 'grape',
      joinedDaysAgo: 96,
      seenHoursAgo: 20,
    },
    {
      email: 'warehouse@larkspur.test',
      firstName: 'Dale',
      lastName: 'Okafor',
      phone: '+1 503 555 0152',
      role: 'warehouse',
      title: 'Warehouse lead',
      color: 'orange',
      joinedDaysAgo: 390,
      seenHoursAgo: 5,
    },
    {
      email: 'crew@larkspur.test',
      firstName: 'Luis',
      lastName: 'Romero',
      phone: '+1 971 555 0166',
      role: 'crew',
      title: 'Crew chief',
      color: 'teal',
      joinedDaysAgo: 240,
      seenHoursAgo: 26,
    },
    {
      email: 'accountant@larkspur.test',
      firstName: 'Priya',
      lastName: 'Raman',
      phone: '+1 503 555 0173',
      role: 'accountant',
      title: 'Bookkeeper',
      color: 'green',
      joinedDaysAgo: 310,
      seenHoursAgo: 70,
    },
    {
      email: 'viewer@larkspur.test',
      firstName: 'Ellen',
      lastName: 'Whitlock',
      phone: '+1 503 555 0188',
      role: 'viewer',
      title: 'Partner agent',
      color: 'cyan',
      joinedDaysAgo: 61,
      seenHoursAgo: 140,
    },
    {
      email: 'stylist@larkspur.test',
      firstName: 'Juno',
      lastName: 'Park',
      phone: '+1 971 555 0195',
      role: 'photo-stylist',
      title: 'Photo stylist',
      color: 'yellow',
      joinedDaysAgo: 33,
      seenHoursAgo: 48,
    },
  ],
  customRoles: [
    {
      key: 'photo-stylist',
      name: 'Photo stylist',
      rules: [
        ...(
          [
            'Organization',
            'Member',
            'Role',
            'StorageLocation',
            'Category',
            'Item',
            'Staging',
            'Move',
            'Task',
          ] as const
        ).map((subject) => ({ action: 'read' as const, subject })),
        { action: 'update', subject: 'Staging' },
        { action: 'manage', subject: 'Task' },
      ],
    },
  ],
  invited: [
    { email: 'tomas.reyes@rosecitymovers.test', role: 'crew', daysAgo: 1 },
    { email: 'hana.sato@example.test', role: 'designer', daysAgo: 4 },
  ],
};

const maison: DemoOrganization = {
  company: {
    name: 'Maison Lumière',
    companyType: 'interior_design',
    companySize: '2-5',
    city: 'Paris',
    state: 'Île-de-France',
    locale: 'fr',
    timezone: 'Europe/Paris',
  },
  foundedDaysAgo: 187,
  members: [
    {
      email: 'claire@maison-lumiere.test',
      firstName: 'Claire',
      lastName: 'Fontaine',
      phone: '+33 1 99 00 12 34',
      locale: 'fr',
      role: 'owner',
      title: 'Fondatrice',
      color: 'grape',
      joinedDaysAgo: 187,
      seenHoursAgo: 9,
    },
    { ...owner, role: 'admin', title: 'Associée', color: 'rose', joinedDaysAgo: 180, seenHoursAgo: 60 },
    {
      email: 'hugo@maison-lumiere.test',
      firstName: 'Hugo',
      lastName: 'Delmas',
      phone: '+33 6 99 00 56 78',
      locale: 'fr',
      role: 'designer',
      title: 'Décorateur',
      color: 'blue',
      joinedDaysAgo: 120,
      seenHoursAgo: 12,
    },
  ],
};

const dar: DemoOrganization = {
  company: {
    name: 'دار العرض',
    companyType: 'event_staging',
    companySize: '6-15',
    city: 'دبي',
    state: 'دبي',
    locale: 'ar',
    timezone: 'Asia/Dubai',
  },
  foundedDaysAgo: 94,
  members: [
    {
      email: 'layla@dar-alard.test',
      firstName: 'ليلى',
      lastName: 'المنصوري',
      phone: '+971 4 555 0101',
      locale: 'ar',
      role: 'owner',
      title: 'المؤسسة',
      color: 'teal',
      joinedDaysAgo: 94,
      seenHoursAgo: 6,
    },
    { ...owner, role: 'admin', title: 'مستشارة', color: 'rose', joinedDaysAgo: 90, seenHoursAgo: 200 },
    {
      email: 'salem@dar-alard.test',
      firstName: 'سالم',
      lastName: 'الكعبي',
      phone: '+971 50 555 0102',
      locale: 'ar',
      role: 'warehouse',
      title: 'مسؤول المستودع',
      color: 'orange',
      joinedDaysAgo: 71,
      seenHoursAgo: 30,
    },
  ],
};

/** Three companies: one large enough to look around in, two to prove languages, measures and switching. */
export const demoOrganizations: readonly DemoOrganization[] = [larkspur, maison, dar];
