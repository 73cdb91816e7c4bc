import { Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';

type AnchorButtonProps = ButtonProps & Omit<ComponentPropsWithRef<'a'>, keyof ButtonProps>;

const AnchorButton = (props: AnchorButtonProps) => <Button component="a" {...props} />;

/** A button that leads somewhere: looks like a button, is a link. Its `to` is checked against the route table. */
export const LinkButton = createLink(AnchorButton);
