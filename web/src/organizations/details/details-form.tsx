import type { Organization } from '@archway/contract/organizations/organization';
import { Stack } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { queries, queryClient } from '../../platform/api/query-client.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { StickySaveBar } from '../../ui/sticky-save-bar.tsx';
import { toast } from '../../ui/toast.ts';
import { useSavedFields } from '../../ui/use-saved-fields.ts';
import { readUserAgain } from '../read-user-again.ts';
import { CodesSection } from './codes-section.tsx';
import { CompanySection } from './company-section.tsx';
import { CustomsSection } from './customs-section.tsx';
import { changeOf, fieldsOf, type OrganizationFields, rebased } from './organization-fields.ts';
import { PlaceSection } from './place-section.tsx';
import { StaleAlert } from './stale-alert.tsx';
import { TimingSection } from './timing-section.tsx';

export type DetailsFields = ReturnType<typeof useSavedFields<OrganizationFields>>;

const numbers = ['bufferDays', 'pickLeadDays', 'initialTermDays', 'noticeDays'] as const;

/** The details as a long form of named sections, saved together against the version they were read at. */
export const DetailsForm = ({ organization }: { organization: Organization }) => {
  const { t } = useTranslation('organizations');
  const formId = useId();
  const [base, setBase] = useState(organization);
  const [stale, setStale] = useState(false);
  const form = useSavedFields<OrganizationFields>({
    saved: fieldsOf(organization),
    required: ['name', 'timezone', ...numbers],
  });

  const takeUp = (latest: Organization, values?: OrganizationFields) => {
    setBase(latest);
    setStale(false);
    form.becomeSaved(fieldsOf(latest), values);
  };
  const { submit, pending, problem } = useSubmit(api.organizations.change, {
    onDone: async (changed) => {
      queryClient.setQueryData(queries.organizations.get.queryKey(), changed);
      takeUp(changed);
      toast(t('details.saved'), { tone: 'success' });
      await readUserAgain();
    },
    onProblem: ({ code, errors }) => {
      setStale(code === 'stale_version');
      // The form keeps the settings beside the other fields.
      const named = errors.map((error) => ({ ...error, field: error.field.replace(/^settings\./, '') }));
      return code === 'stale_version' || form.showErrors(named);
    },
  });

  const untouched = !form.dirty && !pending;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer version is taken up when it arrives, not when the form changes
  useEffect(() => {
    if (organization.version > base.version && untouched) takeUp(organization);
  }, [organization]);

  const readLatest = async (keepMine: boolean) => {
    const mine = form.getValues();
    const latest = await queryClient.fetchQuery({
      ...queries.organizations.get.queryOptions(),
      staleTime: 0,
    });
    takeUp(latest, keepMine ? rebased(fieldsOf(base), mine, fieldsOf(latest)) : undefined);
  };
  return (
    <form
      id={formId}
      onSubmit={form.submitting((fields) => submit(changeOf(fields, base.version)))}
      noValidate
    >
      <Stack gap="1.25rem">
        {stale ? <StaleAlert onRead={readLatest} /> : <ProblemAlert problem={problem} />}
        <CompanySection form={form} />
        <PlaceSection form={form} />
        <CustomsSection form={form} />
        <TimingSection form={form} />
        <CodesSection form={form} />
        <StickySaveBar dirty={form.dirty} pending={pending} onDiscard={form.reset} form={formId} />
      </Stack>
    </form>
  );
};
