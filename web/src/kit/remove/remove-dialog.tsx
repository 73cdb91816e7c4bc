import { Stack } from '@mantine/core';
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
import type { MoveTarget, Moving } from './moving.ts';

type RemoveDialogProps = {
  /** What goes, by the name people know it by. */
  name: string;
  /** The question with the name's place held: "Delete {{name}}?" */
  titleOf: (name: string) => string;
  /** What will be lost. */
  children: ReactNode;
  /** The verb on the button; it is the one of the question. */
  confirm: string;
  /** Said when it is gone. */
  done: string;
  /** Removes it; what is in it goes to the target. */
  send: (moveTo: string | undefined, options: { context: CallContext }) => Promise<unknown>;
  /** Where what is in it can go. Left out where it goes alone. */
  moving?: Moving | undefined;
  /** A problem in the words of the thing. */
  reasonOf?: ((problem: ApiProblem) => string | undefined) | undefined;
  /** After it is gone: whoever stands on its page has to go elsewhere. */
  onRemoved?: (() => unknown) | undefined;
  onClose: () => void;
};

/** Asks before something goes. What something else is in, it offers to empty into another one first. */
export const RemoveDialog = (props: RemoveDialogProps) => {
  const { name, titleOf, children, confirm, done, send, moving, reasonOf, onRemoved, onClose } = props;
  const { t } = useTranslation('kit');
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
        setCounted(moving.contentsOf(facts));
        return true;
      },
    },
  );
  const contents = moving && (counted ?? moving.contents);
  const wrong = problem?.errors.find(({ field }) => field === 'moveTo');
  const press = () => {
    if (!contents) return submit({ to: undefined });
    setMissing(moveTo === null);
    if (moveTo !== null) return submit({ to: moveTo });
    return target.current?.querySelector<HTMLElement>('input, select')?.focus();
  };
  const field: MoveTarget = {
    label: t('remove.moveTo', { what: contents }),
    value: moveTo,
    onChange: (to) => {
      setMoveTo(to);
      setMissing(false);
    },
    error: isMissing ? fieldErrorText('errors.required') : wrong && fieldErrorText(wrong.key, wrong.n),
  };
  return (
    <ConfirmDialog
      opened
      title={<Sentence text={titleOf(slot)}>{name}</Sentence>}
      confirm={contents ? t('remove.moveAndDelete') : confirm}
      destructive
      pending={pending}
      onConfirm={press}
      onClose={onClose}
    >
      <Stack gap="sm">
        <div>{children}</div>
        <ProblemAlert problem={wrong ? null : problem}>
          {problem ? reasonOf?.(problem) : undefined}
        </ProblemAlert>
        {contents && <div ref={target}>{moving.field(field)}</div>}
      </Stack>
    </ConfirmDialog>
  );
};
