import { Suspense } from 'react';
import { LazyRecordedHere, LazyStorageNotice } from './lazy-parts.ts';

/** What was recorded on this device last. */
export const RecordedHere = () => (
  <Suspense>
    <LazyRecordedHere />
  </Suspense>
);

/** Says loudly when this device keeps nothing. */
export const StorageNotice = () => (
  <Suspense>
    <LazyStorageNotice />
  </Suspense>
);
