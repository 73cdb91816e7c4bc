import { LegScreen } from './leg/leg-screen.tsx';

/** Of a move-in: what was picked and has no room goes back into a bin. */
export const ReturnTab = ({ moveId }: { moveId: string }) => <LegScreen moveId={moveId} leg="return" />;
