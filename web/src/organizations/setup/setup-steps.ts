/** The first-run wizard, in its order. */
export const setupSteps = ['organization', 'warehouse', 'team', 'start'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** What has been answered already, as the server knows it: the wizard can be left and taken up again anywhere. */
export type SetupFacts = {
  readonly setupDone: boolean;
  readonly storageLocations: number;
  readonly members: number;
  readonly pendingInvitations: number;
};

/** Whether a step has its answer. The last one asks nothing that could be left open. */
export const isAnswered = (step: SetupStep, facts: SetupFacts): boolean => {
  switch (step) {
    case 'organization':
      return facts.setupDone;
    case 'warehouse':
      return facts.storageLocations > 0;
    case 'team':
      return facts.members > 1 || facts.pendingInvitations > 0;
    case 'start':
      return false;
  }
};

/** The step in the address, or the first that is still open. */
export const stepToShow = (
  wanted: unknown,
  steps: readonly SetupStep[],
  facts: SetupFacts,
): SetupStep | undefined =>
  steps.find((step) => step === wanted) ?? steps.find((step) => !isAnswered(step, facts)) ?? steps.at(-1);

export const stepAfter = (step: SetupStep, steps: readonly SetupStep[]) => steps[steps.indexOf(step) + 1];

export const stepBefore = (step: SetupStep, steps: readonly SetupStep[]) => steps[steps.indexOf(step) - 1];
