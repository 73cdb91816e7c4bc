import { legsOf, type MoveKind, type MoveTab } from '@archway/contract/moves/states';

export const tabsOf = (kind: MoveKind): readonly MoveTab[] => ['overview', ...legsOf[kind]];
