import { problem } from '@archway/contract/kernel/api/problem';

export const noSuchView = () => problem('not_found', 'That view doesn’t exist, or it’s someone else’s.');
