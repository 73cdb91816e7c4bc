import type { Staging } from '@archway/contract/stagings/staging';
import type { ReactNode } from 'react';
import { DatesPanel } from './dates-panel.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { PartiesPanel } from './parties-panel.tsx';
import { PropertyPanel } from './property-panel.tsx';

type StagingAsideProps = {
  staging: Staging;
  /** Below its dates. */
  children: ReactNode;
};

/** The facts of a job, what is asked for most first. */
export const StagingAside = ({ staging, children }: StagingAsideProps) => (
  <>
    <DatesPanel staging={staging} />
    {children}
    <PartiesPanel staging={staging} />
    <PropertyPanel staging={staging} />
    <MoneyPanel staging={staging} />
  </>
);
