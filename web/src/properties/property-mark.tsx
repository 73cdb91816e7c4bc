import type { PropertyType } from '@archway/contract/properties/property-fields';
import {
  IconBuilding,
  IconBuildingArch,
  IconBuildingCastle,
  IconBuildingEstate,
  IconBuildingSkyscraper,
  IconBuildingStore,
  IconHome,
  IconMapPin,
} from '@tabler/icons-react';
import { KindMark } from '../ui/pictures/kind-mark.tsx';

const icons = {
  house: IconHome,
  townhouse: IconBuildingEstate,
  condo: IconBuildingSkyscraper,
  apartment: IconBuilding,
  estate: IconBuildingCastle,
  commercial: IconBuildingStore,
  venue: IconBuildingArch,
  other: IconMapPin,
} as const satisfies Record<PropertyType, unknown>;

/** What type of property it is, at a glance. */
export const PropertyMark = ({ type, size }: { type: PropertyType; size?: number }) => (
  <KindMark icon={icons[type]} size={size} />
);
