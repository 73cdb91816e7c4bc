import { LegScreen } from './leg/leg-screen.tsx';

/** Move-in: into the rooms of a home. Move-out: checked in at storage. */
export const DropoffTab = ({ moveId }: { moveId: string }) => <LegScreen moveId={moveId} leg="dropoff" />;
