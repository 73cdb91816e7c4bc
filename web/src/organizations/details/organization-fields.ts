import type { Organization } from '@archway/contract/organizations/organization';

/** What the form holds: the settings stand beside the rest, and a number being typed may be empty for a moment. */
export type OrganizationFields = Pick<
  Organization,
  | 'name'
  | 'companyType'
  | 'companySize'
  | 'city'
  | 'state'
  | 'country'
  | 'timezone'
  | 'currency'
  | 'units'
  | 'locale'
> & { [Setting in keyof Organization['settings']]: Organization['settings'][Setting] | '' };

export const fieldsOf = (organization: Organization): OrganizationFields => ({
  name: organization.name,
  companyType: organization.companyType,
  companySize: organization.companySize,
  city: organization.city,
  state: organization.state,
  country: organization.country,
  timezone: organization.timezone,
  currency: organization.currency,
  units: organization.units,
  locale: organization.locale,
  ...organization.settings,
});

/** What is sent: the fields as the contract wants them, with the version they were read at. */
export const changeOf = (fields: OrganizationFields, version: number) => {
  const { bufferDays, pickLeadDays, initialTermDays, noticeDays, codePrefix, country, ...rest } = fields;
  const days = {
    bufferDays: Number(bufferDays),
    pickLeadDays: Number(pickLeadDays),
    initialTermDays: Number(initialTermDays),
    noticeDays: Number(noticeDays),
  };
  return { ...rest, country: country ?? '', settings: { ...days, codePrefix }, version };
};

/** My changes on top of somebody else's: only what I touched replaces what they have now. */
export const rebased = (
  base: OrganizationFields,
  mine: OrganizationFields,
  latest: OrganizationFields,
): OrganizationFields => {
  const touched = Object.entries(mine).filter(
    ([name, value]) => value !== base[name as keyof OrganizationFields],
  ); // its own keys
  return { ...latest, ...Object.fromEntries(touched) };
};
