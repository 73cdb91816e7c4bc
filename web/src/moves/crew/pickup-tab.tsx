import { LegScreen } from './leg/leg-screen.tsx';

/** Move-in: out of the bins in storage. Move-out: out of the rooms of a home. */
export const PickupTab = ({ moveId }: { moveId: string }) => <LegScreen moveId={moveId} leg="pickup" />;
