import type { ReactNode } from 'react';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { useDynamicTitle } from '../../platform/navigation/dynamic-title.ts';
import { NotHere } from '../../ui/feedback/not-here.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { type Query, Results } from '../../ui/list/results.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { isId } from './is-id.ts';

type DetailPageProps<Data, Thing> = {
  /** Of the address. */
  id: string;
  of: Query<Data>;
  /** The thing itself; nothing when it is not among what came. */
  find: (data: Data) => Thing | undefined;
  nameOf: (thing: Thing) => string;
  /** The heading while nothing can be shown. */
  title: string;
  /** What is said of one that is not there, and the way back. */
  notHere: string;
  back: ReactNode;
  skeleton?: ReactNode;
  children: (thing: Thing, data: Data) => ReactNode;
};

/**
 * The page of one thing in its four states: loading, not here, failed, here. To whoever followed a link, one that was
 * removed, belongs to others or is not even an id is all the same.
 */
export const DetailPage = <Data, Thing>(props: DetailPageProps<Data, Thing>) => {
  const { id, of, find, nameOf, title, notHere, back, skeleton = <DetailSkeleton />, children } = props;
  const { data, error } = of;
  const thing = data === undefined ? undefined : find(data);
  useDynamicTitle(thing && nameOf(thing));
  const isMissing = data === undefined ? isNotThere(error) : thing === undefined;
  if (!isId(id) || isMissing) return <NotHere title={notHere} back={back} />;
  if (data === undefined && error)
    return (
      <Page title={title}>
        <Results of={of}>{() => null}</Results>
      </Page>
    );
  return (
    <Results of={of} skeleton={skeleton}>
      {(shown) => thing !== undefined && children(thing, shown)}
    </Results>
  );
};

const isNotThere = (error: unknown) => error instanceof ApiProblem && error.code === 'not_found';
