import { lazy, type ReactNode, useMemo } from 'react';
import { webConfig } from '../../platform/config.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { useSession } from '../../platform/session/session.ts';
import { type FieldSetting, FieldSettingProvider } from '../../ui/fields/field-setting.ts';
import { MapTilesProvider } from '../../ui/map/map-tiles.ts';

/** Fetched when a form first shows one. */
const SliceInput = lazy(async () => ({ default: (await import('./slice-input.tsx')).SliceInput }));

const SliceName = lazy(async () => ({ default: (await import('./slice-name.tsx')).SliceName }));

/** Tells fields what the organization measures in, which money it has, and what the member may see; and maps where their pictures come from. */
export const SessionFields = ({ children }: { children: ReactNode }) => {
  const organization = useSession().user?.activeOrganization;
  const ability = useAbility();
  const setting = useMemo<FieldSetting>(
    () => ({
      units: organization?.units ?? 'imperial',
      currency: organization?.currency ?? 'USD',
      mayRead: (guard) => ability.can('read', guard),
      SliceInput,
      SliceName,
    }),
    [organization?.units, organization?.currency, ability],
  );
  return (
    <FieldSettingProvider value={setting}>
      <MapTilesProvider value={webConfig.mapTiles}>{children}</MapTilesProvider>
    </FieldSettingProvider>
  );
};
