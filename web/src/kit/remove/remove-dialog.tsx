import { Checkbox, Stack } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../platform/api/api-problem.ts';
import type { CallContext } from '../../platform/api/call-context.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { fieldErrorText } from '../../ui/form/field-error-text.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Sentence, slot } from '../../ui/text/sentence.tsx';
import { contentsText, type MoveTarget, type Moving } from './moving.ts';

type RemoveDialogProps<Kind extends string> = {
  /** What goes, by the name people know it by. */
  name: string;
  /** The question with the name's place held: "Delete {{name}}?" */
  titleOf: (name: string) => string;
  /** What will be lost. */
  children: ReactNode;
  /** The verb on the button; it is the one of the question. "Delete" unless told. */
  confirm?: string;
  /** Said when it is gone. */
  done: string;
  /** Removes it; what is in it goes to the target. */
  send: (moveTo: string | undefined, options: { context: CallContext }) => Promise<unknown>;
  /** Where what is in it can go. Left out where it goes alone. */
  moving?: Moving<Kind>;
  /** A problem in the words of the thing; that something is in it is said without. */
  reasonOf?: ((problem: ApiProblem) => string | undefined) | undefined;
  /** After it is gone: whoever stands on its page has to go elsewhere. */
  onRemoved?: (() => unknown) | undefined;
  onClose: () => void;
};

/** Asks before something goes. What something else is in, it offers to empty into another one first. */
export const RemoveDialog = <Kind extends string = never>(props: RemoveDialogProps<Kind>) => {
  const { name, titleOf, children, confirm, done, send, moving, reasonOf, onRemoved, onClose } = props;
  const { t, i18n } = useTranslation(['kit', 'ui/fields']);
  const [moveTo, setMoveTo] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [counted, setCounted] = useState<string | null>(null);
  const target = useRef<HTMLDivElement>(null);
  const { submit, pending, problem } = useSubmit(
    ({ to }: { to: string | undefined }, options) => send(to, options),
    {
      onDone: async () => {
        await onRemoved?.();
        onClose();
        toast(done, { tone: 'success' });
      },
      // The server counts what the screen does not know of: then that is asked about, too.
      onProblem: ({ code, facts }) => {
        if (code !== 'in_use' || !moving) return false;
        setCounted(contentsText(moving.words, facts as Partial<Record<Kind, unknown>>, i18n.language)); // by their kinds
        return moving.allowed;
      },
    },
  );
  const contents = moving && (counted ?? contentsText(moving.words, moving.known, i18n.language));
  const needsTarget = moving?.allowed === true && contents !== null && contents !== undefined;
  const wrong = problem?.errors.find(({ field }) => field === 'moveTo');
  const reason =
    (problem && reasonOf?.(problem)) ??
    (problem?.code === 'in_use' && contents ? t('remove.inUse', { what: contents }) : undefined);
  const isNone = moving?.none !== undefined && moveTo === moving.none.value;
  const press = () => {
    if (!needsTarget) return submit({ to: undefined });
    setMissing(moveTo === null);
    if (moveTo !== null) return submit({ to: moveTo });
    return target.current?.querySelector<HTMLElement>('input, select')?.focus();
  };
  const choose = (to: string | null) => {
    setMoveTo(to);
    setMissing(false);
  };
  const field: MoveTarget = {
    label: t('remove.moveTo', { what: contents }),
    value: isNone ? null : moveTo,
    onChange: choose,
    disabled: isNone,
    error: isMissing ? fieldErrorText('errors.required') : wrong && fieldErrorText(wrong.key, wrong.n),
  };
  return (
    <ConfirmDialog
      opened
      title={<Sentence text={titleOf(slot)}>{name}</Sentence>}
      confirm={
        needsTarget && !isNone
          ? (moving.confirm ?? t('remove.moveAndDelete'))
          : (confirm ?? t('ui/fields:delete'))
      }
      destructive
      pending={pending}
      onConfirm={press}
      onClose={onClose}
    >
      <Stack gap="sm">
        <div>{needsTarget ? (moving.told ?? children) : children}</div>
        <ProblemAlert problem={wrong ? null : problem}>{reason}</ProblemAlert>
        {needsTarget && <div ref={target}>{moving.field(field)}</div>}
        {needsTarget && moving.none && (
          <Checkbox
            label={moving.none.label}
            checked={isNone}
            onChange={(event) => choose(event.currentTarget.checked ? (moving.none?.value ?? null) : null)}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
};
