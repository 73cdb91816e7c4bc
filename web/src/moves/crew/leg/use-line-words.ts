import type { Leg, MoveKind } from '@archway/contract/moves/states';
import { useTranslation } from 'react-i18next';
import { isolated } from '../../../ui/text/sentence.tsx';
import type { CrewLine } from '../rules/crew-line.ts';

/** What is worth knowing of a line beside its name, for whoever stands on this leg. */
export const useLineWords = (kind: MoveKind, leg: Leg) => {
  const { t } = useTranslation('moves/crew');
  const partsOf = (line: CrewLine): string[] => {
    const parts: string[] = [];
    if (line.isExtra) parts.push(t('line.extra'));
    if (line.substituteFor) parts.push(t('line.substitute'));
    if (line.short > 0) parts.push(t('line.short', { count: line.short }));
    if (line.substituted > 0) parts.push(t('line.substituted', { count: line.substituted }));
    if (line.missing > 0) parts.push(t('line.missing', { count: line.missing }));
    if (line.sold > 0) parts.push(t('line.sold', { count: line.sold }));
    if (leg === 'dropoff' && line.picked < line.planned - line.short - line.substituted)
      parts.push(t('line.unpicked', { count: line.planned - line.short - line.substituted - line.picked }));
    if (leg === 'pickup' && kind === 'in') {
      if (line.roomName) parts.push(t('line.for', { room: isolated(line.roomName) }));
      const others = line.bins.slice(1).flatMap(({ path }) => path.at(-1) ?? []);
      const first = line.bins[0];
      if (first && first.quantity < line.planned && others.length > 0)
        parts.push(t('line.alsoIn', { bins: isolated(others.slice(0, 3).join(', ')) }));
    }
    if (line.note) parts.push(isolated(line.note));
    return parts;
  };
  return {
    hint: (line: CrewLine) => partsOf(line).join(' · '),
    tone: (line: CrewLine) =>
      line.missing + line.short + line.damaged > 0 || line.isExtra ? 'note' : undefined,
  };
};
