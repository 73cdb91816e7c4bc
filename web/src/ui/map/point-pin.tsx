import { IconMapPinFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './map.module.css';
import type { MapPoint } from './map-point.ts';

type PointPinProps = {
  point: MapPoint;
  /** There is room for its name; otherwise it is shown to whoever points at it. */
  isNamed: boolean;
  onFocus: () => void;
};

/** A pin whose tip stands on its position, with its name below. */
export const PointPin = ({ point: { label, tone = 'brand', to }, isNamed, onFocus }: PointPinProps) => {
  const content = (
    <>
      <IconMapPinFilled size={32} className={classes.pin} aria-hidden />
      <span className={classes.name} data-shown={isNamed ? '' : undefined}>
        <bdi>{label}</bdi>
      </span>
    </>
  );
  return to ? (
    <Link to={to} className={classes.point} data-tone={tone} onFocus={onFocus}>
      {content}
    </Link>
  ) : (
    <span className={classes.point} data-tone={tone}>
      {content}
    </span>
  );
};
