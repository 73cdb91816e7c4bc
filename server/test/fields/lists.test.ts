import { auditSorts } from '@archway/contract/audit/audit-sorts';
import { itemFilterFields, itemSorts } from '@archway/contract/inventory/item-fields';
import { labelListFields, labelSorts } from '@archway/contract/inventory/labels/label-fields';
import { unitListFields, unitSorts } from '@archway/contract/inventory/unit-fields';
import { type Fields, namesWhere } from '@archway/contract/kernel/fields/fields';
import { type Filter, filtersOf } from '@archway/contract/kernel/fields/filters';
import { invitationListFields, invitationSorts } from '@archway/contract/team/invitation-fields';
import { memberListFields, memberSorts } from '@archway/contract/team/member-fields';
import { vendorFields, vendorSorts } from '@archway/contract/vendors/vendor-fields';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectProblem } from '../expect-problem.ts';
import { owner, type PersonInTest } from '../people.ts';
import { useTestApp } from '../test-app.ts';
import { warehouseOf } from '../warehouse.ts';

const app = useTestApp();
let boss: PersonInTest;
beforeAll(async () => {
  boss = await owner(app);
  const house = warehouseOf(boss);
  await house.unit();
  await boss.post('/vendors', { name: 'Fjord Works', kind: 'artist' });
  await boss.post('/invitations', { email: 'sam@example.com', role: 'crew' });
  await boss.post('/labels/blank', { quantity: 1 });
});
beforeEach(() => app.forgetLimits());

const none: Fields = {};
const lists: readonly [path: string, sorts: readonly string[], table: Fields][] = [
  ['/items', itemSorts, itemFilterFields],
  ['/vendors', vendorSorts, vendorFields],
  ['/units', unitSorts, unitListFields],
  ['/members', memberSorts, memberListFields],
  ['/invitations', invitationSorts, invitationListFields],
  ['/labels', labelSorts, labelListFields],
  ['/audit', auditSorts, none],
];

/** What a list is narrowed to, filter by filter: values that share out the rows among them, or ones that no row here has. */
const triedOf = ({ kind, field }: Filter<Fields>): { shared: readonly string[] } | { absent: string } => {
  if (kind === 'several') return { absent: 'options' in field ? (field.options[0] ?? '') : 'Nowhere' };
  if (kind !== 'one') return { absent: '77' };
  if (field.type === 'reference') return { absent: '018f0000-0000-7000-8000-0000000000c1' };
  return { shared: field.type === 'choice' ? field.options : ['owner'] };
};

describe.each(lists)('the list of %s', (path, sorts, table) => {
  test('is sorted both ways by everything it is said to be, and by every field with the mark', async () => {
    expect(sorts).toEqual(expect.arrayContaining(namesWhere(table, 'sort')));
    for (const by of sorts)
      for (const order of ['asc', 'desc'])
        expect([by, (await boss.get(`${path}?sortBy=${by}&orderBy=${order}`)).status]).toEqual([by, 200]);
    expectProblem(await boss.get(`${path}?sortBy=moon`), 'invalid_input', 'sortBy');
  });

  test('is narrowed by every field with the mark', async () => {
    const all = (await boss.get(path)).body.total;
    expect(all).toBeGreaterThan(0);
    const totalOf = async (name: string, value: string) => {
      const { status, body } = await boss.get(`${path}?${name}=${value}`);
      expect([name, value, status]).toEqual([name, value, 200]);
      return body.total as number;
    };
    for (const filter of filtersOf(table).filter(({ field }) => field.type !== 'day')) {
      const { name } = filter;
      const tried = triedOf(filter);
      // A filter that reaches no statement would show every row for every option.
      if ('absent' in tried) expect([name, await totalOf(name, tried.absent)]).toEqual([name, 0]);
      else {
        let sum = 0;
        for (const option of tried.shared) sum += await totalOf(name, option);
        expect([name, sum]).toEqual([name, all]);
      }
      if (!isWords(filter))
        expectProblem(
          await boss.get(`${path}?${name}=No such thing`),
          'invalid_input',
          filter.kind === 'several' ? `${name}.0` : name,
        );
    }
  });
});

/** Any word may be asked for. */
const isWords = ({ kind, field }: Filter<Fields>) => kind === 'several' && field.type === 'words';
