import { Badge } from '@mantine/core';
import type { ComponentType } from 'react';

/** How a state looks: a color and a picture. */
export type Look = {
  readonly color: 'green' | 'cyan' | 'orange' | 'red' | 'rose' | 'gray';
  readonly icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
};

/** A state as a color, a picture and a word. It is never shortened: the word is what tells it to whoever does not see the color. */
export const LookBadge = ({ color, icon: Icon, word }: Look & { word: string }) => (
  <Badge
    variant="light"
    color={color}
    miw="max-content"
    leftSection={<Icon size={14} stroke={2} aria-hidden />}
  >
    {word}
  </Badge>
);
