import { Center, SegmentedControl, VisuallyHidden } from '@mantine/core';
import type { ComponentType } from 'react';

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;

type IconSegmentsProps<Value extends string> = {
  /** What is chosen between, for screen readers. */
  label: string;
  value: Value;
  icons: Readonly<Record<Value, Icon>>;
  nameOf: (value: Value) => string;
  onChange: (value: Value) => void;
  className?: string | undefined;
};

/** Several views of the same thing, side by side, each a picture with a name. */
export const IconSegments = <Value extends string>({
  label,
  value,
  icons,
  nameOf,
  onChange,
  className,
}: IconSegmentsProps<Value>) => (
  <SegmentedControl
    aria-label={label}
    value={value}
    withItemsBorders={false}
    className={className}
    data={(Object.keys(icons) as Value[]).map((each) => {
      const Picture: Icon = icons[each];
      return {
        value: each,
        label: (
          <Center title={nameOf(each)}>
            <Picture size={20} aria-hidden />
            <VisuallyHidden>{nameOf(each)}</VisuallyHidden>
          </Center>
        ),
      };
    })}
    onChange={onChange}
  />
);
