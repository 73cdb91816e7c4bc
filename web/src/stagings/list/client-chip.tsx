import { Popover } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClientSelect } from '../../clients/client-select.tsx';
import { queries } from '../../platform/api/query-client.ts';
import { ChipFrame } from '../../ui/list/filter-chip.tsx';
import { useStagingWords } from '../use-staging-words.ts';

type ClientChipProps = { value: string | undefined; onChange: (id: string | undefined) => void };

/** One client, found by typing among all of them. */
export const ClientChip = ({ value, onChange }: ClientChipProps) => {
  const { t } = useTranslation('stagings/list');
  const { nameOf } = useStagingWords();
  const [opened, setOpened] = useState(false);
  const label = nameOf('client');
  const client = useQuery({
    ...queries.clients.get.queryOptions({ input: { id: value ?? '' } }),
    enabled: value !== undefined,
  });
  return (
    <ChipFrame
      label={label}
      shows={value && (client.data?.name ?? t('filter.unknown'))}
      onClear={() => onChange(undefined)}
      onClick={() => setOpened(!opened)}
    >
      {(button) => (
        <Popover
          opened={opened}
          onChange={setOpened}
          trapFocus
          returnFocus
          position="bottom-start"
          width={300}
        >
          <Popover.Target>{button}</Popover.Target>
          <Popover.Dropdown aria-label={label}>
            <ClientSelect
              label={label}
              placeholder={t('filter.typeClient')}
              value={value ?? null}
              onChange={(id) => {
                onChange(id ?? undefined);
                setOpened(false);
              }}
            />
          </Popover.Dropdown>
        </Popover>
      )}
    </ChipFrame>
  );
};
