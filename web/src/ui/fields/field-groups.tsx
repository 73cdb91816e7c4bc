import type { Fields, GroupsOf } from '@archway/contract/kernel/fields/fields';
import { FieldGrid, type FieldGridProps } from './field-grid.tsx';

type GroupLook<Table extends Fields> = Pick<FieldGridProps<Table>, 'replaced' | 'wide' | 'focused'>;

type FieldGroupsProps<Table extends Fields> = Omit<
  FieldGridProps<Table>,
  'group' | keyof GroupLook<Table>
> & {
  /** How each group is shown, in this order; false leaves one out for now. With one forgotten it does not compile. */
  groups: { readonly [Group in GroupsOf<Table>]: GroupLook<Table> | false };
};

/** Every field of a table, group by group. */
export const FieldGroups = <Table extends Fields>({ groups, ...grid }: FieldGroupsProps<Table>) =>
  (Object.keys(groups) as GroupsOf<Table>[]).map((group) => {
    const look = groups[group];
    return look && <FieldGrid key={group} {...grid} {...look} group={group} />;
  });
