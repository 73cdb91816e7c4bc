import { choicesOf, reviewReasons, type ScanReview } from '@archway/contract/inventory/device-events/review';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { reasonWords } from './reason-words.ts';

type StillWaitsProps = { problem: unknown; event: ScanReview['event'] };

/** Why a scan could still not be recorded: the reason that the server found this time. */
export const StillWaits = ({ problem, event }: StillWaitsProps) => {
  const { t } = useTranslation('inventory/scans');
  const found = problem instanceof ApiProblem ? problem.facts['reason'] : undefined;
  const reason = reviewReasons.find((one) => one === found);
  if (!reason) return <ProblemAlert problem={problem} />;
  const choices = choicesOf({ reason, event });
  const words = { reason: t(`reason.${reasonWords[reason]}`) };
  return (
    <ProblemAlert problem={problem}>
      {choices.includes('assign') ? t('reviews.stillFix', words) : t('reviews.still', words)}
    </ProblemAlert>
  );
};
