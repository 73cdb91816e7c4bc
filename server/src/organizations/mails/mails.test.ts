import { builtInRoles } from '@archway/contract/kernel/access/roles';
import { languageCodes } from '@archway/contract/kernel/locale-choices';
import { expect, test } from 'vitest';
import { invitationAcceptedMail } from './invitation-accepted-mail.ts';
import { invitationMail } from './invitation-mail.ts';
import { roleNameIn } from './role-name.ts';

test('every built-in role has a name in every language, and a custom one its own in all', () => {
  for (const language of languageCodes) {
    for (const key of builtInRoles)
      expect(roleNameIn(language, { key, name: 'unknown' })).not.toBe('unknown');
    expect(roleNameIn(language, { key: 'runner', name: 'Runner' })).toBe('Runner');
  }
});

test.each(languageCodes)(
  'the mails in %s name the people, the organization, the role and the address',
  (language) => {
    const role = { key: 'runner', name: 'Runner' };
    const facts = { organizationName: 'Fern House', role };
    const invitation = invitationMail(language, {
      ...facts,
      inviter: 'Ada Moss',
      url: 'https://archway.example/register?invitation=secret',
      days: 7,
    });
    for (const word of ['Ada Moss', 'Fern House', 'Runner', '7', 'invitation=secret'])
      expect(invitation.text).toContain(word);
    const accepted = invitationAcceptedMail(language, {
      ...facts,
      newMember: 'Kim Larsen',
      membersUrl: 'https://archway.example/organization/members',
    });
    for (const word of ['Kim Larsen', 'Fern House', 'Runner', '/organization/members'])
      expect(accepted.text).toContain(word);
  },
);
