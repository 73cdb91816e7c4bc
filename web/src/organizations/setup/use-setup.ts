import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { safeTo } from '../../platform/navigation/safe-to.ts';
import { useAbility } from '../../platform/session/ability.ts';
import {
  type SetupFacts,
  type SetupStep,
  setupSteps,
  stepAfter,
  stepBefore,
  stepToShow,
} from './setup-steps.ts';

/** Where one is in the wizard, and how one moves. The step stands in the address: back, forward and reload work. */
export const useSetup = (facts: SetupFacts | undefined) => {
  const { step: wanted, to } = useSearch({ from: '/setup' });
  const navigate = useNavigate({ from: '/setup' });
  const steps = useStepsForMe();
  const step = facts && stepToShow(wanted, steps, facts);

  useEffect(() => {
    if (step && step !== wanted) void navigate({ search: (before) => ({ ...before, step }), replace: true });
  }, [step, wanted, navigate]);

  const finish = () => navigate({ href: to ? safeTo(to) : '/dashboard' });
  const goOn = async () => {
    const next = step && stepAfter(step, steps);
    await (next ? navigate({ search: (before) => ({ ...before, step: next }) }) : finish());
  };
  return { steps, step, before: step && stepBefore(step, steps), goOn, finish };
};

/** Each step changes something: a member sees those that are theirs to change. */
const useStepsForMe = (): readonly SetupStep[] => {
  const ability = useAbility();
  return useMemo(() => setupSteps.filter((step) => ability.can(needs[step][0], needs[step][1])), [ability]);
};

const needs = {
  organization: ['update', 'Organization'],
  warehouse: ['create', 'StorageLocation'],
  team: ['create', 'Invitation'],
  start: ['create', 'StorageLocation'],
} as const;
