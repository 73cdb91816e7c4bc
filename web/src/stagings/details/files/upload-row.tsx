import { Button, Progress } from '@mantine/core';
import { IconFile, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../../platform/api/api-problem.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { problemText } from '../../../ui/feedback/problem-text.ts';
import { fieldErrorText } from '../../../ui/form/field-error-text.ts';
import { isolated } from '../../../ui/text/sentence.tsx';
import classes from './files.module.css';
import type { Upload } from './use-file-uploads.ts';

type UploadRowProps = { upload: Upload; onTryAgain: () => void; onRemove: () => void };

/** A file that is being sent, with how far it is; or that was refused, with the reason beside its name. */
export const UploadRow = ({ upload, onTryAgain, onRemove }: UploadRowProps) => {
  const { t } = useTranslation('stagings/details');
  const { file, share, problem } = upload;
  const name = isolated(file.name);
  return (
    <li className={classes.file}>
      <span className={classes.thumb}>
        <IconFile size={24} stroke={1.4} aria-hidden />
      </span>
      <div className={classes.body}>
        <bdi className={classes.name}>{file.name}</bdi>
        {problem ? (
          <span className={classes.problem} role="alert">
            {problem === 'large' ? t('files.tooLarge') : reasonOf(problem)}
          </span>
        ) : (
          <Progress value={share * 100} aria-label={t('files.sending', { name })} />
        )}
      </div>
      {mayHelp(problem) && (
        <Button variant="default" size="compact-sm" onClick={onTryAgain}>
          {t('files.tryAgain')}
        </Button>
      )}
      <IconButton label={t(problem ? 'files.dismiss' : 'files.stop', { name })} onClick={onRemove}>
        <IconX size={18} aria-hidden />
      </IconButton>
    </li>
  );
};

/** What is wrong with the file itself, or why it did not arrive. */
const reasonOf = (problem: unknown) => {
  const wrong = problem instanceof ApiProblem ? problem.errors[0] : undefined;
  return wrong ? fieldErrorText(wrong.key, wrong.n) : problemText(problem);
};

/** Trying again does not make another file of it. */
const mayHelp = (problem: unknown) =>
  problem !== null && problem !== 'large' && !(problem instanceof ApiProblem && problem.errors.length > 0);
