import type { Move } from '@archway/contract/moves/move';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type SignaturePad from 'signature_pad';
import { recordInField, type UnmadeEvent } from '../../../inventory/scan/field/record-in-field.ts';
import { useUser } from '../../../platform/session/session.ts';
import { ownerOf } from '../../../platform/session/stored-session.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { DialogFoot } from '../../../ui/overlay/dialog-foot.tsx';
import { PlainDialog } from '../../../ui/overlay/plain-dialog.tsx';
import { SignatureGlass, signaturePicture } from './signature-pad.tsx';
import classes from './story.module.css';

type SignDialogProps = { move: Move; opened: boolean; onClose: () => void };

/** Whoever is at home signs on the crew's phone, with or without a network. */
export const SignDialog = ({ move, opened, onClose }: SignDialogProps) => {
  const { t } = useTranslation('moves/details');
  return (
    <PlainDialog opened={opened} onClose={onClose} title={t('signature.title')} size="lg">
      <SignForm move={move} onClose={onClose} />
    </PlainDialog>
  );
};

const SignForm = ({ move, onClose }: Omit<SignDialogProps, 'opened'>) => {
  const { t } = useTranslation(['moves/details', 'ui']);
  const owner = ownerOf(useUser());
  const pad = useRef<SignaturePad>(null);
  const glass = useRef<HTMLDivElement>(null);
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const [pending, setPending] = useState(false);
  const sign = async (event: FormEvent) => {
    event.preventDefault();
    const signer = name.trim();
    const canvas = glass.current?.querySelector('canvas');
    if (!signer || !pad.current || !canvas) return setError(t('signature.nameMissing'));
    setPending(true);
    const picture = await signaturePicture(pad.current, canvas, signer);
    const id = await recordInField({
      owner,
      event: { kind: 'signed', moveId: move.id, note: signer } as UnmadeEvent, // a move that is here
      shown: { text: t('signature.of', { name: signer }) },
      pictures: picture ? [picture] : [],
    }).finally(() => setPending(false));
    if (!id) return;
    toast(t('signature.done'));
    onClose();
  };
  return (
    <form onSubmit={(event) => void sign(event)} className={classes.form}>
      <TextInput
        label={t('signature.name')}
        value={name}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setError('');
        }}
        error={error}
        maxLength={200}
        autoComplete="off"
        data-autofocus
      />
      <div ref={glass}>
        <SignatureGlass
          label={t('signature.glass')}
          onReady={(made) => {
            pad.current = made;
          }}
        />
        <p className={classes.hint}>{t('signature.hint')}</p>
      </div>
      <DialogFoot>
        <Button variant="default" onClick={() => pad.current?.clear()}>
          {t('signature.clear')}
        </Button>
        <Button type="submit" loading={pending}>
          {t('signature.save')}
        </Button>
      </DialogFoot>
    </form>
  );
};
