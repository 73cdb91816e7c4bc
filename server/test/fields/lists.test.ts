import { auditSorts } from '@archway/contract/audit/audit-sorts';
import { labelListFields, labelSorts } from '@archway/contract/inventory/label-fields';
import { unitListFields, unitSorts } from '@archway/contract/inventory/unit-fields';
import { type Field, type Fields, namesWhere } from '@archway/contract/kernel/fields';
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
  ['/vendors', vendorSorts, vendorFields],
  ['/units', unitSorts, unitListFields],
  ['/members', memberSorts, memberListFields],
  ['/invitations', invitationSorts, invitationListFields],
  ['/labels', labelSorts, labelListFields],
  ['/audit', auditSorts, none],
];

const optionsOf = (field: Field | undefined) => (field?.type === 'choice' ? field.options : ['owner']);

describe.each(lists)('the list of %s', (path, sorts, table) => {
  test('is sorted both ways by everything it is said to be, and by every field with the mark', async () => {
    expect(sorts).toEqual(expect.arrayContaining(namesWhere(table, 'sort')));
    for (const by of sorts)
      for (const order of ['asc', 'desc'])
        expect([by, (await boss.get(`${path}?sortBy=${by}&orderBy=${order}`)).status]).toEqual([by, 200]);
    expectProblem(await boss.get(`${path}?sortBy=moon`), 'invalid_input', 'sortBy');
  });

  test('is narrowed to each option of every field with the mark', async () => {
    for (const name of namesWhere(table, 'filter')) {
      const totals: number[] = [];
      for (const option of optionsOf(table[name])) {
        const { status, body } = await boss.get(`${path}?${name}=${option}`);
        expect([option, status]).toEqual([option, 200]);
        totals.push(body.total);
      }
      // A filter that reaches no statement would show every row for every option.
      const all = (await boss.get(path)).body.total;
      expect(all).toBeGreaterThan(0);
      expect([name, totals.reduce((sum, total) => sum + total, 0)]).toEqual([name, all]);
      expectProblem(await boss.get(`${path}?${name}=No such thing`), 'invalid_input', name);
    }
  });
});
