import { SegmentedControl } from '@mantine/core';
import classes from './segments.module.css';

type SegmentsProps<Value extends string> = {
  /** What is chosen between, for screen readers. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** Two or three views of the same thing, side by side. */
export const Segments = <Value extends string>({ label, value, options, onChange }: SegmentsProps<Value>) => (
  <SegmentedControl
    aria-label={label}
    classNames={classes}
    value={value}
    data={options.map((option) => ({ ...option }))}
    onChange={(next) => onChange(next as Value)} // one of the options
    withItemsBorders={false}
  />
);
