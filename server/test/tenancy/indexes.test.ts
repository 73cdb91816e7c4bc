import { expect, test } from 'vitest';
import { useTestApp } from '../test-app.ts';

const app = useTestApp();

test('rows of many are looked up by columns as they stand: row level security distrusts functions of them', async () => {
  const indexes = await app.sql<{ name: string }[]>`
    select c.relname as name from pg_index x join pg_class c on c.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
    where t.relrowsecurity and x.indexprs is not null order by 1`;
  // These keep names apart from one another, of which an organization has few: nobody waits for a row to be found by them.
  expect(indexes.map(({ name }) => name)).toEqual([
    'category_name',
    'custom_field_name',
    'role_name',
    'saved_view_name',
    'vendor_name',
  ]);
});
