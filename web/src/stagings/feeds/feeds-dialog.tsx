import type { FeedScope } from '@archway/contract/stagings/feed-scopes';
import type { Feed } from '@archway/contract/stagings/feeds';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../platform/api/query-client.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { Results } from '../../ui/list/results.tsx';
import { PlainDialog } from '../../ui/overlay/plain-dialog.tsx';
import { FeedRow } from './feed-row.tsx';
import classes from './feeds.module.css';
import { NewLink } from './new-link.tsx';

export type FeedsDialogProps = { opened: boolean; onClose: () => void };

type Made = { readonly scope: FeedScope; readonly url: string };

/** The links by which calendars of other programs show stagings: making, replacing and revoking them. */
export const FeedsDialog = ({ opened, onClose }: FeedsDialogProps) => {
  const { t } = useTranslation('stagings/feeds');
  return (
    <PlainDialog opened={opened} onClose={onClose} title={t('title')} size="lg">
      <Text c="dimmed">{t('description')}</Text>
      <Feeds />
      <Text c="dimmed" size="sm" mt="md">
        {t('help')}
      </Text>
    </PlainDialog>
  );
};

const Feeds = () => {
  const { t } = useTranslation('stagings/feeds');
  const feeds = useQuery(queries.feeds.list.queryOptions());
  const sharesCalendar = useAbility().can('update', 'Organization');
  const [made, setMade] = useState<Made | null>(null);
  const scopes: FeedScope[] = sharesCalendar ? ['own', 'all', 'organization'] : ['own', 'all'];
  return (
    <Results of={feeds}>
      {({ rows }) => (
        <ul className={classes.list} aria-label={t('title')}>
          {scopes.map((scope) => (
            <li key={scope} className={classes.feed}>
              <Stack gap="sm">
                <FeedRow
                  scope={scope}
                  feed={rows.find((row): row is Feed => row.scope === scope)}
                  onMade={(url) => setMade({ scope, url })}
                  onRevoked={() => setMade((link) => (link?.scope === scope ? null : link))}
                />
                {made?.scope === scope && <NewLink url={made.url} />}
              </Stack>
            </li>
          ))}
        </ul>
      )}
    </Results>
  );
};
