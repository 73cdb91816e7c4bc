import type { GroupsOf } from '@archway/contract/kernel/fields/fields';
import type { Organization } from '@archway/contract/organizations/organization';
import { organizationFields, settingFields } from '@archway/contract/organizations/organization-fields';
import type { SentValues } from '../../ui/fields/form-values.ts';

/** Everything the form about an organization holds: the settings stand beside the rest. */
export const detailFields = { ...organizationFields, ...settingFields } as const;
export type DetailField = keyof typeof detailFields;
export type DetailGroup = GroupsOf<typeof detailFields>;

export type Details = Organization & Organization['settings'];
export const detailsOf = (organization: Organization): Details => ({
  ...organization,
  ...organization.settings,
});

type Change = Partial<SentValues<typeof detailFields>> & { version: number };

/** What is sent: the contract wants the settings together, and whole. */
export const changeOf = ({ version, ...change }: Change, settings: Organization['settings']) => {
  const isSetting = ([name]: [string, unknown]) => name in settingFields;
  const entries = Object.entries(change);
  const changed = Object.fromEntries(entries.filter(isSetting));
  return {
    ...Object.fromEntries(entries.filter((entry) => !isSetting(entry))),
    ...(Object.keys(changed).length > 0 ? { settings: { ...settings, ...changed } } : {}),
    version,
  };
};
