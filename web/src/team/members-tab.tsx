import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { queries } from '../platform/api/query-client.ts';
import { useAbility } from '../platform/session/ability.ts';
import { Segments } from '../ui/list/segments.tsx';
import { InvitationsList } from './invitations/invitations-list.tsx';
import { InviteDialog } from './invitations/invite-dialog.tsx';
import { MembersList } from './members/members-list.tsx';
import classes from './members-tab.module.css';

/** An owner or administrator decides who belongs to the company and as what; other members see whom they work with. */
export const MembersTab = () => {
  const { t } = useTranslation('team');
  const ability = useAbility();
  const [inviting, invite] = useDisclosure();
  const { view, choose } = useView();
  const seesInvitations = ability.can('read', 'Invitation');
  const shown = seesInvitations ? view : 'members';
  const pending = useQuery({
    ...queries.invitations.list.queryOptions({ input: { status: 'pending', itemsPerPage: 5 } }),
    enabled: seesInvitations,
  });
  return (
    <>
      <div className={classes.top}>
        {seesInvitations && (
          <Segments
            label={t('members.views')}
            value={shown}
            options={[
              { value: 'members', label: t('members.title') },
              {
                value: 'invitations',
                label: t('invitations.titleCount', { count: pending.data?.total ?? 0 }),
              },
            ]}
            onChange={choose}
          />
        )}
        {ability.can('create', 'Invitation') && (
          <Button
            className={classes.invite}
            leftSection={<IconUserPlus size={18} aria-hidden />}
            onClick={invite.open}
          >
            {t('invite.open')}
          </Button>
        )}
      </div>
      {shown === 'members' ? <MembersList /> : <InvitationsList onInvite={invite.open} />}
      <InviteDialog opened={inviting} onClose={invite.close} />
    </>
  );
};

type View = 'members' | 'invitations';

/** Which of the two lists is looked at stands in the address; each starts afresh. */
const useView = () => {
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const view: View = raw['list'] === 'invitations' ? 'invitations' : 'members';
  const choose = (next: View) =>
    void navigate({
      to: '.',
      search: (next === 'members' ? {} : { list: next }) as never,
      resetScroll: false,
    }); // every route takes its own
  return { view, choose };
};
