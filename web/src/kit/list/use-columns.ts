import { type DependencyList, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/session.ts';
import type { Column } from '../../ui/list/data-table.tsx';

/**
 * The columns of a list, the same ones until the language, the session or what they follow changes: rows are drawn again
 * when they get others. What a row asks for comes through `useLatest`.
 */
export const useColumns = <Row>(
  make: () => readonly Column<Row>[],
  follows: DependencyList = none,
): readonly Column<Row>[] => {
  const { language } = useTranslation().i18n;
  const session = useSession();
  // biome-ignore lint/correctness/useExhaustiveDependencies: how values are written follows from the language and the session
  return useMemo(make, [language, session, ...follows]);
};

const none: DependencyList = [];
