import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../platform/api/query-client.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { Sections } from '../../ui/layout/sections.tsx';
import { Results } from '../../ui/list/results.tsx';
import { DetailsFacts } from './details-facts.tsx';
import { DetailsForm } from './details-form.tsx';

/** An owner or administrator keeps the company's facts and habits right; other members read them. */
export const DetailsTab = () => {
  const organization = useQuery(queries.organizations.get.queryOptions());
  const mayChange = useAbility().can('update', 'Organization');
  return (
    <Sections>
      <Results of={organization} skeleton={<DetailsSkeleton />}>
        {(data) =>
          mayChange ? <DetailsForm key={data.id} organization={data} /> : <DetailsFacts organization={data} />
        }
      </Results>
    </Sections>
  );
};

const DetailsSkeleton = () => (
  <Stack gap="md">
    <Skeleton height={250} radius="lg" />
    <Skeleton height={320} radius="lg" />
    <Skeleton height={250} radius="lg" />
  </Stack>
);
