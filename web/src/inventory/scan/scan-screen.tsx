import { mayRecordPieces } from '@archway/contract/inventory/device-events/record-rights';
import { readLabelCode } from '@archway/contract/inventory/labels/label-code';
import type { Scanned } from '@archway/contract/inventory/scan';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnanswered } from '../../platform/api/answer-rules.ts';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { queries, queryClient } from '../../platform/api/query-client.ts';
import { useDynamicTitle } from '../../platform/navigation/dynamic-title.ts';
import { stayOpen } from '../../platform/outbox/stay-open.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { problemText } from '../../ui/feedback/problem-text.ts';
import { isolated } from '../../ui/text/sentence.tsx';
import { AnswerBanner } from './answer-banner.tsx';
import { answer, forgetOldAnswer } from './answer-store.ts';
import { RecordedHere, StorageNotice } from './field/lazy-panels.tsx';
import { ThingActions } from './field/thing-actions.tsx';
import { AsOf } from './known-codes/as-of.tsx';
import { type Recalled, recalledAt } from './known-codes/recalled.ts';
import { resolveScanned } from './known-codes/resolve-scanned.ts';
import { useRecordedSince } from './known-codes/use-recorded-since.ts';
import { knownLocation, locationsKnownAt, standingIn } from './known-locations.ts';
import { shortened } from './put-away/answer-entry.ts';
import { LastBulkScan } from './put-away/bulk-quantity.tsx';
import { PutAwayCount } from './put-away/put-away-count.tsx';
import { PutAwayList } from './put-away/put-away-list.tsx';
import { usePutAway } from './put-away/put-away-session.ts';
import { rememberThing } from './recent-things.ts';
import classes from './scan.module.css';
import { ScanHead } from './scan-head.tsx';
import { ScanResult } from './scan-result.tsx';
import { giveToTarget } from './scan-target.ts';
import { isDoneWith } from './scanned-things.ts';
import { Scanner } from './scanner.tsx';
import { useAwake } from './use-awake.ts';
import { useLeadOn } from './use-lead-on.ts';
import { useWedge } from './use-wedge.ts';

/**
 * A warehouse hand with a phone or a hand scanner: one code after the other, the hands full, the eyes on the shelf. The
 * address says what was scanned; while it is a location, pieces go into it.
 */
export const ScanScreen = ({ code }: { code: string | undefined }) => {
  const { t } = useTranslation('inventory/scan');
  const scanned = useQuery({ ...resolving(code ?? ''), enabled: code !== undefined });
  const { data } = scanned;
  const shown = { ...scanned, data: useRecordedSince(data, requestedAt.get(code ?? ''), scanned.refetch) };
  const mayMove = mayRecordPieces(useAbility());
  const location =
    data?.kind === 'location' && data.location.active && mayMove
      ? { ...data.location, ...toldOf(data, requestedAt.get(code ?? '') ?? scanned.dataUpdatedAt) }
      : undefined;
  const show = useShow(code);
  const lookUp = useLookUp(show, mayMove);
  const putAway = usePutAway(location, (found, text) => {
    answer({ tone: 'good', words: t('answer.location', { name: isolated(found.location.name) }) });
    show(text, found, locationsKnownAt());
  });
  const take = useInTurn(code === undefined || !scanned.isPending, (text) => {
    if (giveToTarget(text)) return;
    if (location) putAway.scan(text);
    else void lookUp(text);
  });
  useWedge(take);
  useAwake();
  useEffect(forgetOldAnswer, []);
  useLeadOn(code, data);
  useDynamicTitle(data && nameOf(data));
  return (
    <div
      className={classes.screen}
      data-alone={code === undefined}
      data-thing={code !== undefined && !location}
    >
      <div className={classes.at}>
        <StorageNotice />
        <ScanHead code={code} scanned={scanned} isPutAway={location !== undefined}>
          {location && <PutAwayCount location={location} putAway={putAway} />}
        </ScanHead>
        <AnswerBanner />
        {!location && <ThingActions code={code} scanned={shown} />}
        {location && <LastBulkScan intoId={location.id} putAway={putAway} />}
        <Scanner onCode={take} />
      </div>
      <div className={classes.result}>
        {location ? (
          <PutAwayList location={location} putAway={putAway} />
        ) : (
          <>
            <AsOf scanned={data} />
            <ScanResult code={code} scanned={shown} />
          </>
        )}
        {!location && (
          <div className={classes.recorded}>
            <RecordedHere />
          </div>
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
    if (!ready) return;
    for (const text of waiting.current.splice(0)) act(text);
    stayOpen(waiting, false);
  });
  return (typed: string) => {
    const text = typed.trim();
    if (text === '') return;
    if (ready) return act(text);
    answer({ tone: 'read', words: t('answer.sending', { code: isolated(shortened(text)) }) });
    waiting.current.push(text);
    stayOpen(waiting, true);
  };
};

/** When the server was asked for what it told last: what it got after that is not part of it, however late it told. */
const requestedAt = new Map<string, number>();

/** What this device knew is read again as soon as the server can be reached. */
const resolving = (code: string) => {
  const options = queries.scan.resolve.queryOptions({ input: { code } });
  return {
    ...options,
    queryFn: async () => {
      const { data, dataUpdatedAt } = queryClient.getQueryState(options.queryKey) ?? {};
      const began = Date.now();
      const scanned = await resolveScanned(code, {
        onLate: (late) => {
          requestedAt.set(code, began);
          queryClient.setQueryData(options.queryKey, late);
        },
        toldAt: recalledAt(data) ?? dataUpdatedAt,
      });
      requestedAt.set(code, began);
      return scanned;
    },
    // Scans wait until it is known what the screen is about: nobody is asked twice for that.
    retry: false,
    staleTime: ({ state }: { state: { data: Scanned | Recalled | undefined } }) =>
      recalledAt(state.data) === undefined ? 30_000 : 0,
  };
};

/** When the server told of a bin; of what this device only knows, what stands there is counted anew each time. */
const toldOf = (data: (Scanned | Recalled) & { kind: 'location' }, updatedAt: number) => {
  const asOf = recalledAt(data);
  return asOf === undefined
    ? { toldAt: updatedAt }
    : { toldAt: asOf, standing: () => standingIn(data.location.id) };
};

const nameOf = (scanned: Scanned) => {
  if (scanned.kind === 'location') return scanned.location.name;
  if (scanned.kind === 'move') return scanned.move.stagingName;
  return 'item' in scanned ? scanned.item.name : undefined;
};

/** Shows what was found under its own address, without asking for it again; of what nobody could be asked, its code. */
const useShow = (current: string | undefined) => {
  const navigate = useNavigate();
  return (text: string, scanned?: Scanned, toldAt = Date.now()) => {
    const id = readLabelCode(text) ?? text;
    if (scanned) learn(id, scanned, toldAt);
    // What can be done with it stands at the top, wherever somebody has scrolled before.
    window.scrollTo({ top: 0 });
    void navigate({ to: '/scan/$id', params: { id }, replace: current !== undefined, resetScroll: false });
  };
};

const learn = (id: string, scanned: Scanned, toldAt: number) => {
  const { queryKey } = resolving(id);
  const shown = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  if (shown < toldAt) {
    requestedAt.set(id, toldAt);
    queryClient.setQueryData(queryKey, scanned, { updatedAt: toldAt });
  }
  rememberThing(scanned);
};

/** What the server says of a code now. Where it cannot be reached, what it said before: this device knew less, or looked earlier. */
const resolveAgain = async (text: string) => {
  const options = { ...resolving(text), staleTime: 0, retry: false };
  try {
    const scanned = await queryClient.fetchQuery(options);
    return { scanned, toldAt: recalledAt(scanned) };
  } catch (error) {
    const { data, dataUpdatedAt } = queryClient.getQueryState<Scanned>(options.queryKey) ?? {};
    if (!data || !isUnanswered(error)) throw error;
    return { scanned: data, toldAt: dataUpdatedAt };
  }
};

/** Asks what a code stands for. When another is scanned meanwhile, the earlier answer is of no interest any more. */
const useLookUp = (show: (text: string, scanned?: Scanned, toldAt?: number) => void, mayMove: boolean) => {
  const { t } = useTranslation('inventory/scan');
  const navigate = useNavigate();
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
      const { scanned, toldAt } = await resolveAgain(text);
      if (turn !== sequence.current) return;
      const done = await isDoneWith(scanned, text);
      if (typeof done === 'object') return void navigate(done);
      if (!done) answer(answerOf(scanned));
      show(text, scanned, toldAt);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (turn !== sequence.current) return;
      if (isUnanswered(error)) {
        answer({ tone: 'note', words: t('answer.unasked', { code }) });
        return show(text);
      }
      if (error.code === 'forbidden') return answer({ tone: 'bad', words: problemText(error) });
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
      case 'move':
        return { tone: 'good', words: isolated(scanned.move.stagingName) } as const;
      case 'blank':
        return { tone: 'note', words: t('answer.blankNow') } as const;
      case 'revoked':
        return { tone: 'bad', words: t('answer.retiredNow') } as const;
    }
  }
};
