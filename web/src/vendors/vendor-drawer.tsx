import type { Vendor } from '@archway/contract/vendors/vendor';
import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../platform/api/query-client.ts';
import { Results } from '../ui/list/results.tsx';
import { SideDrawer } from '../ui/overlay/side-drawer.tsx';
import { useKept } from '../ui/overlay/use-kept.ts';
import { VendorForm } from './vendor-form.tsx';

/** A vendor to change, or none: a new one. */
export type VendorInHand = { readonly id?: string };

export const VendorDrawer = ({ inHand, onClose }: { inHand: VendorInHand | null; onClose: () => void }) => {
  const { t } = useTranslation('vendors');
  const shown = useKept(inHand);
  return (
    <SideDrawer
      opened={inHand !== null}
      onClose={onClose}
      size="lg"
      title={shown?.id ? t('editTitle') : t('add')}
    >
      {shown?.id && <KnownVendor key={shown.id} id={shown.id} onClose={onClose} />}
      {shown && !shown.id && <VendorForm onClose={onClose} />}
    </SideDrawer>
  );
};

/**
 * The list knows little of a vendor: the rest is read first. What is typed into is what was read then; a change that
 * arrives meanwhile does not take it away.
 */
const KnownVendor = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const query = useQuery({ ...queries.vendors.get.queryOptions({ input: { id } }), staleTime: 0 });
  const [vendor, setVendor] = useState<Vendor>();
  if (!vendor && query.isFetchedAfterMount && query.data) setVendor(query.data);
  return (
    <Results of={{ ...query, data: vendor }} skeleton={<FormSkeleton />}>
      {(read) => <VendorForm vendor={read} onClose={onClose} />}
    </Results>
  );
};

const FormSkeleton = () => (
  <Stack>
    {['a', 'b', 'c', 'd'].map((key) => (
      <Skeleton key={key} height={62} radius="md" />
    ))}
  </Stack>
);
