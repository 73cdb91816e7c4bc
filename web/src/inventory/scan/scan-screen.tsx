import { readLabelCode } from '@archway/contract/inventory/labels/label-code';
import type { Scanned } from '@archway/contract/inventory/scan';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { queries, queryClient } from '../../platform/api/query-client.ts';
import { useDynamicTitle } from '../../platform/navigation/dynamic-title.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { isolated } from '../../ui/text/sentence.tsx';
import { AnswerBanner } from './answer-banner.tsx';
import { answer, forgetOldAnswer } from './answer-store.ts';
import { knownLocation, locationsKnownAt, useKnownLocations } from './known-locations.ts';
import { shortened } from './put-away/answer-entry.ts';
import { LastBulkScan } from './put-away/bulk-quantity.tsx';
import { overBy } from './put-away/entry.ts';
import { PutAwayList } from './put-away/put-away-list.tsx';
import { usePutAway } from './put-away/put-away-session.ts';
import { rememberThing } from './recent-things.ts';
import classes from './scan.module.css';
import { ScanHead } from './scan-head.tsx';
import { ScanResult } from './scan-result.tsx';
import { Scanner } from './scanner.tsx';
import { useAwake } from './use-awake.ts';
import { useWedge } from './use-wedge.ts';

/**
 * A warehouse hand with a phone or a hand scanner: one code after the other, the hands full, the eyes on the shelf. The
 * address says what was scanned; while it is a location, pieces go into it.
 */
export const ScanScreen = ({ code }: { code: string | undefined }) => {
  const { t } = useTranslation('inventory/scan');
  const scanned = useQuery({ ...resolving(code ?? ''), enabled: code !== undefined });
  const { data } = scanned;
  const mayMove = useAbility().can('update', 'Item');
  const location =
    data?.kind === 'location' && data.location.active && mayMove
      ? { ...data.location, toldAt: scanned.dataUpdatedAt }
      : undefined;
  useKnownLocations(mayMove);
  const show = useShow(code);
  const lookUp = useLookUp(show, mayMove);
  const { putAway, entries } = usePutAway(location, (found, text) => {
    answer({ tone: 'good', words: t('answer.location', { name: isolated(found.location.name) }) });
    show(text, found, locationsKnownAt());
  });
  const take = useInTurn(code === undefined || !scanned.isPending, (text) => {
    if (location) putAway.scan(text);
    else void lookUp(text);
  });
  useWedge(take);
  useAwake();
  useEffect(forgetOldAnswer, []);
  useDynamicTitle(data && nameOf(data));
  const over = location ? overBy(entries, location) : 0;
  return (
    <div className={classes.screen} data-alone={code === undefined}>
      <div className={classes.at}>
        <ScanHead code={code} scanned={scanned} location={location} entries={entries} over={over} />
        <AnswerBanner />
        {location && <LastBulkScan entries={entries} intoId={location.id} putAway={putAway} />}
        <Scanner onCode={take} />
      </div>
      <div className={classes.result}>
        {location ? (
          <PutAwayList location={location} entries={entries} putAway={putAway} />
        ) : (
          <ScanResult code={code} scanned={scanned} />
        )}
      </div>
    </div>
  );
};

/** Until it is known what the screen is about, a scan waits: the first pieces into a bin come quickly after the bin. */
const useInTurn = (ready: boolean, act: (text: string) => void) => {
  const { t } = useTranslation('inventory/scan');
  const waiting = useRef<string[]>([]);
  useEffect(() => {
    if (ready) for (const text of waiting.current.splice(0)) act(text);
  });
  return (typed: string) => {
    const text = typed.trim();
    if (text === '') return;
    if (ready) return act(text);
    answer({ tone: 'read', words: t('answer.sending', { code: isolated(shortened(text)) }) });
    waiting.current.push(text);
  };
};

const resolving = (code: string) => queries.scan.resolve.queryOptions({ input: { code } });

const nameOf = (scanned: Scanned) => {
  if (scanned.kind === 'location') return scanned.location.name;
  return 'item' in scanned ? scanned.item.name : undefined;
};

/** Shows what was found under its own address, without asking for it again. */
const useShow = (current: string | undefined) => {
  const navigate = useNavigate();
  return (text: string, scanned: Scanned, toldAt = Date.now()) => {
    const id = readLabelCode(text) ?? text;
    const { queryKey } = resolving(id);
    const shown = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
    if (shown < toldAt) queryClient.setQueryData(queryKey, scanned, { updatedAt: toldAt });
    rememberThing(scanned);
    void navigate({ to: '/scan/$id', params: { id }, replace: current !== undefined, resetScroll: false });
  };
};

/** Asks what a code stands for. When another is scanned meanwhile, the earlier answer is of no interest any more. */
const useLookUp = (show: (text: string, scanned: Scanned, toldAt?: number) => void, mayMove: boolean) => {
  const { t } = useTranslation('inventory/scan');
  const sequence = useRef(0);
  return async (text: string) => {
    sequence.current += 1;
    const turn = sequence.current;
    const code = isolated(shortened(text));
    const known = knownLocation(text);
    if (known) {
      answer(answerOf(known));
      return show(text, known, locationsKnownAt());
    }
    answer({ tone: 'read', words: t('answer.sending', { code }) });
    try {
      const scanned = await queryClient.fetchQuery({ ...resolving(text), staleTime: 0, retry: false });
      if (turn !== sequence.current) return;
      answer(answerOf(scanned));
      show(text, scanned);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (turn !== sequence.current) return;
      const unknown = error.code === 'not_found' || error.code === 'invalid_input';
      answer(
        unknown
          ? { tone: 'bad', words: t('answer.unknown', { code }) }
          : { tone: 'bad', words: t('answer.notRequested', { code }) },
      );
    }
  };

  function answerOf(scanned: Scanned) {
    switch (scanned.kind) {
      case 'unit':
        return {
          tone: 'good',
          words: t('answer.unit', { name: isolated(scanned.item.name), code: isolated(scanned.unit.code) }),
        } as const;
      case 'item':
        return { tone: 'good', words: t('answer.item', { name: isolated(scanned.item.name) }) } as const;
      case 'location':
        return {
          tone: 'good',
          words: t(mayMove && scanned.location.active ? 'answer.location' : 'answer.item', {
            name: isolated(scanned.location.name),
          }),
        } as const;
      case 'blank':
        return { tone: 'note', words: t('answer.blankNow') } as const;
      case 'revoked':
        return { tone: 'bad', words: t('answer.retiredNow') } as const;
    }
  }
};
