import type { MoveRow } from '@archway/contract/moves/move';
import { Fragment } from 'react';

/** Who goes along, each name for itself. */
export const CrewNames = ({ crew }: { crew: MoveRow['crew'] }) =>
  crew.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <bdi>{name}</bdi>
    </Fragment>
  ));
