import type { Staging } from '@archway/contract/stagings/staging';
import { DatesPanel } from './dates-panel.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { PartiesPanel } from './parties-panel.tsx';
import { PropertyPanel } from './property-panel.tsx';

/** The facts of a job, what is asked for most first. */
export const StagingAside = ({ staging }: { staging: Staging }) => (
  <>
    <DatesPanel staging={staging} />
    <PartiesPanel staging={staging} />
    <PropertyPanel staging={staging} />
    <MoneyPanel staging={staging} />
  </>
);
