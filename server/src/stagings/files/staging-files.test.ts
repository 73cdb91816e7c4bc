import { beforeEach, describe, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { colleague, owner, type PersonInTest } from '../../../test/people.ts';
import { formWith, photo, shelved, show } from '../../../test/pictures.ts';
import { stagingWorld } from '../../../test/stagings/staging-world.ts';
import { useOwnTestApp } from '../../../test/test-app.ts';

const app = useOwnTestApp();
beforeEach(() => app.forgetLimits());

const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text} ${crypto.randomUUID()}`);
const add = (person: PersonInTest, id: string, content: Buffer, name: string) =>
  person.post(`/stagings/${id}/files`, formWith(content, name, 'application/octet-stream'));
const job = async () => {
  const boss = await owner(app);
  const { id } = await (await stagingWorld(app, boss)).staging({});
  return { boss, id: id as string };
};

describe('files of a staging', () => {
  test('photos and PDFs are added, listed the newest first, renamed and deleted', async () => {
    const { boss, id } = await job();
    expect((await add(boss, id, pdf('terms'), 'Agreement.pdf')).status).toBe(201);
    const { rows } = (await add(boss, id, await photo(), 'front.jpg')).body;
    expect(rows).toMatchObject([
      { name: 'front.jpg', kind: 'picture', addedBy: `${boss.user.firstName} ${boss.user.lastName}` },
      { name: 'Agreement.pdf', kind: 'document' },
    ]);
    expect((await show(app, boss, rows[0].id)).status).toBe(200);
    await boss.patch(`/stagings/${id}/files/${rows[1].id}`, { name: 'Signed agreement.pdf' });
    await boss.delete(`/stagings/${id}/files/${rows[0].id}`);
    expect((await boss.get(`/stagings/${id}/files`)).body.rows).toMatchObject([
      { name: 'Signed agreement.pdf' },
    ]);
  });

  test('a file is what its content says, whatever it is called', async () => {
    const { boss, id } = await job();
    for (const [content, name] of [
      ['<html><script>alert(1)</script>', 'plan.pdf'],
      ['PK\u0003\u0004 word', 'terms.docx'],
      ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'front.jpg'],
    ] as const)
      expectProblem(await add(boss, id, Buffer.from(content), name), 'invalid_input', 'file');
    expect((await add(boss, id, pdf('x'), 'plan.exe')).body.rows).toMatchObject([{ kind: 'document' }]);
  });

  test('a name loses what leads elsewhere or misleads', async () => {
    const { boss, id } = await job();
    const { rows } = (await add(boss, id, pdf('x'), '../../etc/pa\u202essword.pdf')).body;
    expect(rows[0].name).toBe('password.pdf');
  });

  test('a download is an attachment that no browser runs, and the log keeps it', async () => {
    const { boss, id } = await job();
    const content = pdf('terms');
    const [file] = (await add(boss, id, content, 'Agreement.pdf')).body.rows;
    const answer = await boss.post(`/stagings/${id}/files/${file.id}/download`);
    expect(answer.text).toBe(content.toString());
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="Agreement.pdf"/);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await boss.get('/audit?action=staging.file-downloaded')).body.total).toBe(1);
    const [picture] = (await add(boss, id, await photo(), 'front.jpg')).body.rows;
    const shown = await boss.post(`/stagings/${id}/files/${picture.id}/download`);
    expect(shown.headers.get('content-disposition')).toMatch(/filename="front.webp"/);
    expect(shown.headers.get('content-type')).toBe('image/webp');
  });

  test('other organizations find nothing, and whoever only reads changes nothing', async () => {
    const { boss, id } = await job();
    const [file] = (await add(boss, id, pdf('terms'), 'Agreement.pdf')).body.rows;
    const stranger = await owner(app);
    expectProblem(await stranger.get(`/stagings/${id}/files`), 'not_found');
    expectProblem(await add(stranger, id, pdf('x'), 'x.pdf'), 'not_found');
    expectProblem(await stranger.post(`/stagings/${id}/files/${file.id}/download`), 'not_found');
    const crew = await colleague(app, boss, 'crew');
    expect((await crew.post(`/stagings/${id}/files/${file.id}/download`)).status).toBe(200);
    expectProblem(await add(crew, id, pdf('x'), 'x.pdf'), 'forbidden');
    expectProblem(await crew.delete(`/stagings/${id}/files/${file.id}`), 'forbidden');
  });

  test('a deleted file is swept away after a day, and not while another staging has it', async () => {
    const boss = await owner(app);
    const { staging } = await stagingWorld(app, boss);
    const [one, other] = [await staging({}), await staging({})];
    const content = pdf('both');
    const [file] = (await add(boss, one.id, content, 'Both.pdf')).body.rows;
    await add(boss, other.id, content, 'Both.pdf');
    const later = async () => {
      await app.sql`update loose_file set since = since - interval '25 hours'`;
      await app.jobs.sweep({});
      return (await shelved(app)).some((path) => path.includes(file.id));
    };
    await boss.delete(`/stagings/${one.id}/files/${file.id}`);
    expect(await later()).toBe(true);
    await boss.delete(`/stagings/${other.id}/files/${file.id}`);
    expect(await later()).toBe(false);
  });

  test('a document is never hung as a photo of a room', async () => {
    const boss = await owner(app);
    const { id, rooms } = await (await stagingWorld(app, boss)).staging({});
    const [file] = (await add(boss, id, pdf('terms'), 'Agreement.pdf')).body.rows;
    const body = { beforeIds: [file.id], afterIds: [] };
    expectProblem(
      await boss.put(`/stagings/${id}/rooms/${rooms[0].id}/pictures`, body),
      'invalid_input',
      'beforeIds',
    );
  });
});
