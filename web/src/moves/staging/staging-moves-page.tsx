import { StagingDetails } from '../../stagings/details/staging-details.tsx';
import { MovesPanel } from './moves-panel.tsx';

/** A job with what brings it in and out. */
export const StagingMovesPage = () => <StagingDetails moves={MovesPanel} />;
