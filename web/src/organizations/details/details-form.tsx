import type { Organization } from '@archway/contract/organizations/organization';
import { Stack } from '@mantine/core';
import { type ReactElement, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../kit/edit/form-alert.tsx';
import { useTableForm } from '../../kit/edit/use-table-form.ts';
import { api } from '../../platform/api/api.ts';
import { queries, queryClient } from '../../platform/api/query-client.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { StickySaveBar } from '../../ui/form/sticky-save-bar.tsx';
import { readUserAgain } from '../read-user-again.ts';
import { useOrganizationNames } from '../use-organization-names.ts';
import { CodesSection } from './codes-section.tsx';
import { countryName } from './countries.ts';
import { DetailsSection } from './details-section.tsx';
import { changeOf, type DetailGroup, type Details, detailFields, detailsOf } from './details-values.ts';
import { RegionSection } from './region-section.tsx';
import { useDetailOptions } from './use-detail-options.ts';

/** The details as a long form of named sections, saved together against the version they were read at. */
export const DetailsForm = ({ organization }: { organization: Organization }) => {
  const { t, i18n } = useTranslation(['organizations', 'ui/fields']);
  const nameOf = useOrganizationNames();
  const optionName = useDetailOptions();
  const formId = useId();
  const row = useMemo(() => detailsOf(organization), [organization]);
  const edit = useTableForm<typeof detailFields, Details>({
    table: detailFields,
    row,
    change: async ({ id: _current, ...change }, options, { settings }) => {
      const changed = await api.organizations.change(changeOf(change, settings), options);
      queryClient.setQueryData(queries.organizations.get.queryKey(), changed);
      return detailsOf(changed);
    },
    // The form keeps the settings beside the other fields.
    fieldOf: (field) => field.replace(/^settings\./, ''),
    read: async () =>
      detailsOf(await queryClient.fetchQuery({ ...queries.organizations.get.queryOptions(), staleTime: 0 })),
    onDone: async () => {
      toast(t('details.saved'), { tone: 'success' });
      await readUserAgain();
    },
  });
  const { form, dirty, pending, onSubmit } = edit;
  // One for each group of the fields: with one forgotten it does not compile.
  const sections: Record<DetailGroup, ReactElement> = {
    company: (
      <DetailsSection
        key="company"
        form={form}
        group="company"
        title={t('company.title')}
        description={t('company.description')}
      />
    ),
    region: <RegionSection key="region" form={form} />,
    formats: (
      <DetailsSection
        key="formats"
        form={form}
        group="formats"
        title={t('conventions.title')}
        description={t('conventions.description')}
      />
    ),
    timing: (
      <DetailsSection
        key="timing"
        form={form}
        group="timing"
        title={t('timing.title')}
        description={t('timing.description')}
      />
    ),
    codes: <CodesSection key="codes" form={form} />,
  };
  return (
    <form id={formId} onSubmit={onSubmit} noValidate>
      <Stack gap="1.25rem">
        <FormAlert
          edit={edit}
          nameOf={nameOf}
          optionName={optionName}
          shown={{
            country: (code: string) => countryName(code, i18n.language) || t('ui/fields:notSet'),
            timezone: (zone: string) => <bdi>{zone.replaceAll('_', ' ')}</bdi>,
          }}
        />
        {Object.values(sections)}
        <StickySaveBar dirty={dirty} pending={pending} onDiscard={form.reset} form={formId} />
      </Stack>
    </form>
  );
};
