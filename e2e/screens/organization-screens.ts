import { expect, type Page } from '@playwright/test';
import type { Translate } from '../words.ts';
import { choose, dialogOpen, press, pressInDialog, type Screen } from './screen.ts';

const members = '/organization/members';
const fields = '/organization/fields';
const invitations = '/organization/members?list=invitations';
const actionsFor = (name: string) => async (page: Page, t: Translate) => {
  await press(page, t('team:members.actionsFor', { name }));
  await expect(page.getByRole('menu')).toBeVisible();
};
const roleMenu = async (page: Page, t: Translate) => {
  await press(page, t('ui/fields:actionsFor', { name: '\u2068Photo stylist\u2069' }));
  await expect(page.getByRole('menu')).toBeVisible();
};
const chosenFor = (name: string, key: string) => async (page: Page, t: Translate) => {
  await actionsFor(name)(page, t);
  await choose(page, t(key));
  await dialogOpen(page);
};
const opens = (key: string) => async (page: Page, t: Translate) => {
  await press(page, t(key));
  await dialogOpen(page);
};
const opensFilter = (key: string) => async (page: Page, t: Translate) => {
  await press(page, t(key));
  await expect(page.getByRole('menuitemradio').first()).toBeVisible();
};

/** The company: its facts, people, roles and history. */
export const organizationScreens: readonly Screen[] = [
  { name: 'details', who: 'owner', path: '/organization/details' },
  { name: 'details, to read only', who: 'crew', path: '/organization/details' },
  {
    name: 'details, unsaved and wrong',
    who: 'owner',
    path: '/organization/details',
    afterwards: async (page, t) => {
      await page.getByLabel(t('names/organizations:organization.name')).first().fill('');
      await press(page, t('ui/fields:save.save'));
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  { name: 'members', who: 'owner', path: members },
  { name: 'members, to read only', seenElsewhere: true, who: 'crew', path: members },
  { name: 'members, nothing found', seenElsewhere: true, who: 'owner', path: `${members}?searchQuery=qqqq` },
  {
    name: 'members, filtered',
    seenElsewhere: true,
    who: 'owner',
    path: `${members}?role=designer`,
    afterwards: opensFilter('names/team:member.status'),
  },
  { name: 'members, failed', seenElsewhere: true, who: 'owner', path: members, failing: '**/api/members*' },
  {
    name: 'member menu',
    seenElsewhere: true,
    who: 'owner',
    path: members,
    afterwards: actionsFor('Dale Okafor'),
  },
  { name: 'member', who: 'owner', path: members, afterwards: chosenFor('Dale Okafor', 'team:members.edit') },
  {
    name: 'sign member out?',
    seenElsewhere: true,
    who: 'owner',
    path: members,
    afterwards: chosenFor('Dale Okafor', 'team:members.signOut'),
  },
  {
    name: 'remove member?',
    seenElsewhere: true,
    who: 'owner',
    path: members,
    afterwards: chosenFor('Dale Okafor', 'team:members.remove'),
  },
  { name: 'invite', seenElsewhere: true, who: 'owner', path: members, afterwards: opens('team:invite.open') },
  {
    name: 'invite, not an address',
    who: 'owner',
    path: members,
    afterwards: async (page, t) => {
      await opens('team:invite.open')(page, t);
      await page.getByLabel(t('team:invite.addresses')).fill('not an address');
      await press(page, t('team:invite.send_one'));
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  { name: 'invite, not activated', who: 'newcomer', path: members, afterwards: opens('team:invite.open') },
  { name: 'invitations', who: 'owner', path: invitations },
  { name: 'invitations, empty', seenElsewhere: true, who: 'newcomer', path: invitations },
  {
    name: 'take invitation back?',
    seenElsewhere: true,
    who: 'owner',
    path: invitations,
    afterwards: chosenFor('hana.sato@example.test', 'team:invitations.revoke'),
  },
  { name: 'roles', who: 'owner', path: '/organization/roles' },
  {
    name: 'role menu',
    seenElsewhere: true,
    who: 'owner',
    path: '/organization/roles',
    afterwards: roleMenu,
  },
  {
    name: 'role, built in',
    seenElsewhere: true,
    who: 'owner',
    path: '/organization/roles',
    afterwards: async (page, t) => {
      await press(page, t('organizations:roleNames.crew'));
      await dialogOpen(page);
    },
  },
  {
    name: 'new role, nothing selected',
    who: 'owner',
    path: '/organization/roles',
    afterwards: async (page, t) => {
      await opens('team:roles.create')(page, t);
      await page.getByLabel(t('names/team:role.name')).fill('Night watch');
      await pressInDialog(page, t('team:roles.createNow'));
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'delete role?',
    seenElsewhere: true,
    who: 'owner',
    path: '/organization/roles',
    afterwards: async (page, t) => {
      await roleMenu(page, t);
      await choose(page, t('ui/fields:delete'));
      await dialogOpen(page);
    },
  },
  { name: 'custom fields', who: 'owner', path: fields },
  { name: 'custom fields, to read only', who: 'crew', path: fields },
  { name: 'custom fields, none', seenElsewhere: true, who: 'newcomer', path: fields },
  {
    name: 'new custom field, without options',
    who: 'owner',
    path: fields,
    afterwards: async (page, t) => {
      await opens('organizations/fields:add')(page, t);
      const drawer = page.getByRole('dialog');
      await drawer.getByLabel(t('names/organizations:customField.name')).fill('Grade');
      await drawer
        .getByLabel(t('names/organizations:customField.type'))
        .selectOption({ label: t('names/organizations:options.customField.type.choice') });
      await pressInDialog(page, t('organizations/fields:addNow'));
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  {
    name: 'delete custom field?',
    seenElsewhere: true,
    who: 'owner',
    path: fields,
    afterwards: async (page) => {
      await page.getByRole('listitem').filter({ hasText: 'Upholstery' }).getByRole('button').last().click();
      await dialogOpen(page);
    },
  },
  { name: 'audit log', who: 'owner', path: '/organization/audit' },
  { name: 'audit log, not for a crew', seenElsewhere: true, who: 'crew', path: '/organization/audit' },
  {
    name: 'audit log, nothing found',
    seenElsewhere: true,
    who: 'owner',
    path: '/organization/audit?searchQuery=qqqq',
  },
  {
    name: 'audit entry',
    who: 'owner',
    path: '/organization/audit',
    afterwards: async (page) => {
      await page.getByRole('table').getByRole('cell').first().getByRole('button').first().click();
      await dialogOpen(page);
    },
  },
  {
    name: 'audit log, actions',
    who: 'owner',
    path: '/organization/audit',
    afterwards: async (page, t) => {
      await press(page, t('audit:what'));
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'audit log, dates',
    who: 'owner',
    path: '/organization/audit',
    afterwards: async (page, t) => {
      await press(page, t('audit:dates.label'));
      await expect(page.getByLabel(t('audit:dates.from'))).toBeVisible();
    },
  },
];
