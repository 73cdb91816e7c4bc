import { Anchor, type AnchorProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';

type TextAnchorProps = AnchorProps & Omit<ComponentPropsWithRef<'a'>, keyof AnchorProps>;

const TextAnchor = (props: TextAnchorProps) => <Anchor {...props} />;

/** A link in a text. Its `to` is checked against the route table. */
export const TextLink = createLink(TextAnchor);
