import { beforeAll, beforeEach, expect, test } from 'vitest';
import { expectProblem, withoutRequest } from '../../../test/expect-problem.ts';
import { colleague, owner, type PersonInTest } from '../../../test/people.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { warehouseOf } from '../../../test/warehouse.ts';
import { newLabelCode } from '../labels/new-label-code.ts';

const app = useTestApp();
let boss: PersonInTest;
let stranger: PersonInTest;
let house: ReturnType<typeof warehouseOf>;
beforeAll(async () => {
  [boss, stranger] = [await owner(app), await owner(app)];
  house = warehouseOf(boss);
});
beforeEach(() => app.forgetLimits());

const scan = (text: string, by = boss) => by.get(`/scan/${encodeURIComponent(text)}`);
const labelOn = async (kind: string, targetId: string) =>
  (await boss.post('/labels', { kind, targetId })).body;

test('the label of a piece leads to it and its item, however it is read', async () => {
  const unit = await house.unit();
  const label = await labelOn('unit', unit.id);
  for (const text of [
    label.code,
    label.code.toLowerCase(),
    label.address,
    `https://elsewhere.example/under/scan/${label.code}?x=1`,
    `${label.code.slice(0, 5)}-${label.code.slice(5)}`,
  ]) {
    const { status, body } = await scan(text);
    expect([text, status, body.kind, body.unit?.id, body.item?.id]).toEqual([
      text,
      200,
      'unit',
      unit.id,
      unit.itemId,
    ]);
  }
});

test('labels of items and locations lead to them, a location with how much stands in it', async () => {
  const binId = await house.bin({ name: 'Shelf', code: 'SCN-1' });
  const item = await house.item({ tracking: 'bulk' });
  await house.units(2, { locationId: binId });
  await boss.post('/stock/receive', { itemId: item.id, locationId: binId, quantity: 5 });
  expect((await scan((await labelOn('item', item.id)).code)).body).toMatchObject({
    kind: 'item',
    item: { id: item.id, name: item.name },
  });
  expect((await scan((await labelOn('location', binId)).code)).body).toEqual({
    kind: 'location',
    location: {
      id: binId,
      name: 'Shelf',
      code: 'SCN-1',
      kind: 'bin',
      active: true,
      capacity: null,
      pieces: 7,
    },
  });
});

test('what people call a piece, a location or an item is found too, whatever its case', async () => {
  const unit = await house.unit({ codes: ['Own/Scan-7'] });
  const binId = await house.bin({ code: 'SCN-2' });
  const item = await house.item({ sku: 'Sku-Ä 2/b' });
  expect((await scan('own/scan-7')).body.unit.id).toBe(unit.id);
  expect((await scan('scn-2')).body.location.id).toBe(binId);
  expect((await scan('sku-ä 2/B')).body.item.id).toBe(item.id);
  expectProblem(await scan('nothing-has-this'), 'not_found');
});

test('a blank label says so, a retired one and one whose thing is gone are retired', async () => {
  const { rows } = (await boss.post('/labels/blank', { quantity: 1 })).body;
  expect((await scan(rows[0].code)).body).toEqual({ kind: 'blank', labelId: rows[0].id, code: rows[0].code });
  const unit = await house.unit();
  const [old, current] = [await labelOn('unit', unit.id), await labelOn('unit', unit.id)];
  await boss.post(`/labels/${old.id}/revoke`);
  expect((await scan(old.code)).body).toEqual({ kind: 'revoked', labelId: old.id });
  expect((await scan(current.code)).body.kind).toBe('unit');
  const binId = await house.bin();
  const gone = await labelOn('location', binId);
  await boss.delete(`/storage-locations/${binId}`);
  expect((await scan(gone.code)).body).toEqual({ kind: 'revoked', labelId: gone.id });
});

test('a label, a code and a SKU of another organization are not there, and answered like what nobody has', async () => {
  const unit = await house.unit({ codes: ['ONLY-MINE'] });
  const label = await labelOn('unit', unit.id);
  const nobodys = withoutRequest(await scan(newLabelCode(), stranger));
  for (const text of [label.code, label.address, 'ONLY-MINE'])
    expect(withoutRequest(await scan(text, stranger))).toEqual(nobodys);
});

test('whoever may not see costs is told none by a scan', async () => {
  const unit = await house.unit({ acquisitionCost: 12_345 });
  const label = await labelOn('unit', unit.id);
  const crew = await colleague(app, boss, 'crew');
  expect((await scan(label.code)).body.unit.acquisitionCost).toBe(12_345);
  expect((await scan(label.code, crew)).body.unit.acquisitionCost).toBeNull();
});

test('pieces are put away by scanning them and the location', async () => {
  const unit = await house.unit();
  const [piece, bin] = [await labelOn('unit', unit.id), await labelOn('location', await house.bin())];
  const unitIds = [(await scan(piece.code)).body.unit.id];
  const locationId = (await scan(bin.code)).body.location.id;
  expect((await boss.post('/units/move', { unitIds, locationId })).status).toBe(200);
  expect((await scan(piece.code)).body.unit.locationId).toBe(locationId);
});

const visitor = () => app.browser();
const found = (text: string) => visitor().get(`/found/${encodeURIComponent(text)}`);
const report = { message: 'It stands on the kerb of Elm Street.', contact: 'finder@elsewhere.test' };
const tell = (code: string, more: Record<string, unknown> = {}) =>
  visitor().post(`/found/${code}`, { ...report, ...more });
const mailsTo = (email: string) =>
  app.sql<
    { subject: string; bodyText: string; bodyHtml: string }[]
  >`select subject, body_text, body_html from mail where recipient = ${email} and subject not like '%ctivate%' order by created_at, id`;

test('whoever found a piece learns the name of its organization and not a word more', async () => {
  const unit = await house.unit({ acquisitionCost: 777_777 });
  const label = await labelOn('unit', unit.id);
  const name = boss.user.activeOrganization!.name;
  for (const text of [label.code, label.address]) {
    const answer = await found(text);
    expect([answer.status, answer.body]).toEqual([200, { organizationName: name }]);
  }
  await boss.post(`/labels/${label.id}/revoke`);
  expect((await found(label.code)).body).toEqual({ organizationName: name });
});

test('a code that nobody has, one that is none and what people call things are all the same to a stranger', async () => {
  const unit = await house.unit();
  const answers = await Promise.all(
    [newLabelCode(), 'nonsense', unit.code, "x' or 1=1 --", '__________'].map(found),
  );
  for (const answer of answers) {
    expectProblem(answer, 'not_found');
    expect(withoutRequest(answer)).toEqual(withoutRequest(answers[0]!));
  }
  expectProblem(await tell(newLabelCode()), 'not_found');
});

test('what a finder says is mailed to every owner, in the language of the organization, and written down as nobody’s', async () => {
  const french = await owner(app, { companyName: 'Maison Claire' });
  await app.sql`update organization set locale = 'fr' where id = ${french.user.activeOrganization!.id}`;
  const second = await colleague(app, french, 'admin');
  await app.sql`update membership set role_key = 'owner' where user_id = ${second.user.id}`;
  const crew = await colleague(app, french, 'crew');
  const [already, before] = [await mailsTo(crew.email), await mailsTo(second.email)];
  const unit = await warehouseOf(french).unit();
  const label = (await french.post('/labels', { kind: 'unit', targetId: unit.id })).body;
  const answer = await tell(label.code);
  expect([answer.status, answer.body]).toEqual([202, { ok: true }]);
  expect(await mailsTo(crew.email)).toEqual(already);
  const mails = [
    (await mailsTo(french.email)).at(-1)!,
    (await mailsTo(second.email)).slice(before.length)[0]!,
  ];
  for (const mail of mails) {
    expect(mail.subject).toBe('Quelqu’un a trouvé un objet de Maison Claire');
    for (const text of [mail.bodyText, mail.bodyHtml]) {
      expect(text).toContain(report.message);
      expect(text).toContain(report.contact);
      expect(text).toContain(unit.code);
      expect(text).toContain(label.address);
    }
  }
  const { rows } = (await french.get('/audit?action=label.found')).body;
  expect(rows).toMatchObject([{ action: 'label.found', actor: null, subjectId: label.id, ip: null }]);
});

test('a finder cannot write headers or markup into the mail', async () => {
  const mallory = await owner(app);
  const unit = await warehouseOf(mallory).unit();
  const label = (await mallory.post('/labels', { kind: 'unit', targetId: unit.id })).body;
  expectProblem(
    await tell(label.code, { contact: 'a\r\nBcc: all@example.test' }),
    'invalid_input',
    'contact',
  );
  expectProblem(await tell(label.code, { message: '' }), 'invalid_input', 'message');
  expectProblem(await tell(label.code, { message: 'x'.repeat(2001) }), 'invalid_input', 'message');
  const message = 'line one\r\nBcc: all@example.test\n<img src=x onerror=alert(1)>';
  expect((await tell(label.code, { message })).status).toBe(202);
  const mail = (await mailsTo(mallory.email)).at(-1)!;
  expect(mail.subject).not.toMatch(/Bcc|[\r\n]/);
  expect(mail.bodyHtml).not.toContain('<img');
  expect(mail.bodyHtml).toContain('&lt;img');
});

test('one label is heard five times an hour, whoever reports it', async () => {
  const label = await labelOn('unit', (await house.unit()).id);
  const answers = [];
  for (let round = 0; round < 6; round += 1) answers.push((await tell(label.code)).status);
  expect(answers).toEqual([202, 202, 202, 202, 202, 429]);
});

test('whoever tries codes is stopped long before they find one', async () => {
  const browser = visitor();
  const statuses: number[] = [];
  for (let round = 0; round < 101; round += 1)
    statuses.push((await browser.get(`/found/${newLabelCode()}`)).status);
  expect([statuses.slice(0, 100).every((status) => status === 404), statuses[100]]).toEqual([true, 429]);
});
