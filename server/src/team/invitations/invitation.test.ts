import { beforeEach, describe, expect, test } from 'vitest';
import { colleague, goodPassword, lastLinkToken, owner, signUpBody } from '../../../test/people.ts';
import { useOwnTestApp } from '../../../test/test-app.ts';

const app = useOwnTestApp();
beforeEach(() => app.forgetLimits());

const week = 7 * 24 * 3600;
let count = 0;
const freshEmail = () => {
  count += 1;
  return `guest${count}@guests.test`;
};
const mailsTo = (email: string) =>
  app.sql<
    { subject: string; bodyText: string; bodyHtml: string }[]
  >`select subject, body_text, body_html from mail where recipient = ${email} order by created_at, id`;

const invited = async () => {
  const boss = await owner(app, { firstName: 'Ada', lastName: 'Moss', companyName: 'Fern <b>House</b>' });
  const email = freshEmail();
  const { body: invitation } = await boss.post('/invitations', { email, role: 'designer' });
  return { boss, email, invitation, token: await lastLinkToken(app, email) };
};

describe('sending', () => {
  test('makes a pending invitation, mails a link and keeps only its hash', async () => {
    const { boss, email, invitation, token } = await invited();
    expect(invitation).toMatchObject({
      email,
      role: 'designer',
      roleName: 'Designer',
      status: 'pending',
      invitedBy: 'Ada Moss',
    });
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Ada Moss invited you to Fern <b>House</b>');
    expect(mail?.bodyText).toContain(`https://archway.example/register?invitation=${token}`);
    expect(mail?.bodyHtml).toContain('Fern &lt;b&gt;House&lt;/b&gt;');
    expect(mail?.bodyHtml).not.toContain('<b>House');
    expect(app.logged.join('')).not.toContain(token);
    expect((await boss.get('/audit?action=invitation.sent')).body.rows).toMatchObject([
      { subjectName: email, details: { role: 'designer' } },
    ]);
    const [kept] =
      await app.sql`select count(*)::int as count from one_time_token where encode(hash, 'escape') like ${`%${token}%`} or payload::text like ${`%${token}%`}`;
    expect(kept?.count).toBe(0);
  });

  test('speaks the language of the invited person if known, else that of the organization', async () => {
    const boss = await owner(app, { locale: 'fr', companyName: 'Maison' });
    const email = freshEmail();
    await boss.post('/invitations', { email, role: 'viewer' });
    expect((await mailsTo(email))[0]?.subject).toBe('Robin Vale vous invite à rejoindre Maison');
    const reader = await owner(app, { locale: 'ar' });
    await boss.post('/invitations', { email: reader.email, role: 'viewer' });
    const mail = (await mailsTo(reader.email)).at(-1);
    expect(mail?.subject).toContain('يدعوك');
    expect(mail?.bodyHtml).toContain('dir="rtl"');
  });

  test('to a member, also a suspended one, is refused', async () => {
    const boss = await owner(app);
    const crew = await colleague(app, boss, 'crew');
    expect(await boss.post('/invitations', { email: crew.email.toUpperCase(), role: 'crew' })).toMatchObject({
      status: 409,
      body: { code: 'already_member' },
    });
    const member = (await boss.get(`/members?searchQuery=${crew.email}`)).body.rows[0];
    await boss.post(`/members/${member.id}/suspend`);
    expect(await boss.post('/invitations', { email: crew.email, role: 'crew' })).toMatchObject({
      status: 409,
      body: { code: 'already_member' },
    });
  });

  test('twice to one address is refused while the first is open, also at once', async () => {
    const { boss, email } = await invited();
    expect(await boss.post('/invitations', { email, role: 'crew' })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    const another = freshEmail();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => boss.post('/invitations', { email: another, role: 'crew' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await mailsTo(another)).toHaveLength(1);
  });

  test('needs an activated address, the right, and good input', async () => {
    const browser = app.browser();
    browser.keep((await browser.post('/auth/signup', signUpBody())).body.data);
    expect(await browser.post('/invitations', { email: freshEmail(), role: 'crew' })).toMatchObject({
      status: 403,
      body: { code: 'email_not_verified' },
    });
    const boss = await owner(app);
    const designer = await colleague(app, boss, 'designer');
    expect(await designer.post('/invitations', { email: freshEmail(), role: 'crew' })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    expect(await designer.get('/invitations')).toMatchObject({ status: 403 });
    expect((await boss.post('/invitations', { email: 'nobody', role: 'crew' })).body.errors).toMatchObject([
      { field: 'email', key: 'errors.email' },
    ]);
    expect(
      (await boss.post('/invitations', { email: freshEmail(), role: 'juggler' })).body.errors,
    ).toMatchObject([{ field: 'role', key: 'errors.notFound' }]);
  });

  test('an owner is invited by owners only', async () => {
    const boss = await owner(app);
    const admin = await colleague(app, boss, 'admin');
    expect(
      (await admin.post('/invitations', { email: freshEmail(), role: 'owner' })).body.errors,
    ).toMatchObject([{ field: 'role', key: 'errors.notGrantable' }]);
    expect((await boss.post('/invitations', { email: freshEmail(), role: 'owner' })).status).toBe(201);
  });
});

describe('the list', () => {
  test('is paged, searched, sorted and narrowed, and belongs to one organization', async () => {
    const { boss, email, invitation } = await invited();
    const second = freshEmail();
    await boss.post('/invitations', { email: second, role: 'crew' });
    await boss.delete(`/invitations/${invitation.id}`);
    expect((await boss.get('/invitations?sortBy=email&orderBy=desc&itemsPerPage=5')).body).toMatchObject({
      total: 2,
      rows: [{ email: second }, { email }],
    });
    expect((await boss.get('/invitations?status=revoked')).body).toMatchObject({
      total: 1,
      rows: [{ email, status: 'revoked' }],
    });
    expect((await boss.get(`/invitations?searchQuery=${second}`)).body.total).toBe(1);
    expect((await boss.get('/invitations?page=3')).body).toMatchObject({ total: 2, rows: [] });
    const stranger = await owner(app);
    expect((await stranger.get('/invitations')).body.total).toBe(0);
    expect(await stranger.delete(`/invitations/${invitation.id}`)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    expect(await stranger.post(`/invitations/${invitation.id}/resend`)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    expect((await boss.get('/invitations?sortBy=hash')).body.errors).toMatchObject([{ field: 'sortBy' }]);
  });
});

describe('a link', () => {
  test('shows who invites whom as what, and looking does not use it up', async () => {
    const { email, token } = await invited();
    const visitor = app.browser();
    for (let look = 0; look < 3; look += 1) {
      expect(await visitor.get(`/invitation-links/${token}`)).toMatchObject({
        status: 200,
        body: {
          organizationName: 'Fern <b>House</b>',
          invitedBy: 'Ada Moss',
          roleName: 'Designer',
          email,
          hasAccount: false,
        },
      });
    }
  });

  test('that is unknown, revoked or answered is dead, and says the same each time', async () => {
    const dead = {
      status: 410,
      body: { code: 'link_dead', detail: 'This invitation no longer works. Ask for a new one.' },
    };
    const visitor = app.browser();
    expect(await visitor.get(`/invitation-links/${'x'.repeat(43)}`)).toMatchObject(dead);
    const revoked = await invited();
    await revoked.boss.delete(`/invitations/${revoked.invitation.id}`);
    expect(await visitor.get(`/invitation-links/${revoked.token}`)).toMatchObject(dead);
    const declined = await invited();
    expect(await visitor.post(`/invitation-links/${declined.token}/decline`)).toMatchObject({
      status: 200,
      body: { ok: true },
    });
    expect(await visitor.get(`/invitation-links/${declined.token}`)).toMatchObject(dead);
    expect(await visitor.post(`/invitation-links/${declined.token}/decline`)).toMatchObject(dead);
    expect((await declined.boss.get('/invitations')).body.rows).toMatchObject([{ status: 'declined' }]);
    expect((await declined.boss.get('/audit?action=invitation.declined')).body.rows).toMatchObject([
      { actor: null, subjectName: declined.email },
    ]);
    expect(await visitor.get('/invitation-links/short')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'token', key: 'errors.token' }] },
    });
  });

  test('dies after a week, and is shown as expired; sending again makes a new one and revives it', async () => {
    const { boss, email, invitation, token } = await invited();
    app.pass(week + 60);
    try {
      const again = app.browser();
      const { accessToken } = (
        await again.post('/auth/signin', { email: boss.email, password: boss.password })
      ).body;
      boss.keep({ accessToken });
      expect((await boss.get(`/invitation-links/${token}`)).status).toBe(410);
      expect((await boss.get('/invitations?status=expired')).body).toMatchObject({
        total: 1,
        rows: [{ id: invitation.id, status: 'expired' }],
      });
      expect((await boss.get('/invitations?status=pending')).body.total).toBe(0);
      expect((await boss.get('/dashboard')).body.pendingInvitations).toBe(0);
      expect(await boss.post(`/invitations/${invitation.id}/resend`)).toMatchObject({
        status: 200,
        body: { status: 'pending' },
      });
      expect((await again.get(`/invitation-links/${await lastLinkToken(app, email)}`)).status).toBe(200);
    } finally {
      app.pass(-(week + 60));
    }
  });

  test('an expired invitation stands in nobody’s way; a newer open one stands in its way', async () => {
    const { boss, email, invitation } = await invited();
    await app.sql`update invitation set expires_at = now() - interval '1 hour' where id = ${invitation.id}`;
    expect(await boss.post('/invitations', { email, role: 'crew' })).toMatchObject({ status: 201 });
    expect(await boss.post(`/invitations/${invitation.id}/resend`)).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
  });

  test('is killed by the next one; what was answered or revoked is not sent again', async () => {
    const { boss, email, invitation, token } = await invited();
    expect(await boss.post(`/invitations/${invitation.id}/resend`)).toMatchObject({
      status: 200,
      body: { status: 'pending' },
    });
    const visitor = app.browser();
    expect((await visitor.get(`/invitation-links/${token}`)).status).toBe(410);
    expect((await visitor.get(`/invitation-links/${await lastLinkToken(app, email)}`)).status).toBe(200);
    await boss.delete(`/invitations/${invitation.id}`);
    expect(await boss.post(`/invitations/${invitation.id}/resend`)).toMatchObject({
      status: 409,
      body: { code: 'illegal_transition' },
    });
    expect(await boss.delete(`/invitations/${invitation.id}`)).toMatchObject({
      status: 409,
      body: { code: 'illegal_transition' },
    });
  });
});

describe('accepting', () => {
  const invitedAccount = async () => {
    const person = await owner(app);
    const boss = await owner(app, { companyName: 'Willow' });
    await boss.post('/invitations', { email: person.email, role: 'warehouse' });
    return { boss, person, token: await lastLinkToken(app, person.email) };
  };

  test('with one’s account makes a membership and tells the inviter, once', async () => {
    const { boss, person, token } = await invitedAccount();
    expect((await person.get(`/invitation-links/${token}`)).body.hasAccount).toBe(true);
    expect(await person.post(`/invitation-links/${token}/accept`)).toMatchObject({
      status: 200,
      body: {
        id: boss.user.activeOrganization?.id,
        name: 'Willow',
        role: 'warehouse',
        roleName: 'Warehouse',
      },
    });
    expect((await person.get('/me')).body.user.organizations).toHaveLength(2);
    expect((await boss.get(`/members?searchQuery=${person.email}`)).body.rows).toMatchObject([
      { role: 'warehouse', status: 'active' },
    ]);
    expect((await boss.get('/invitations')).body.rows).toMatchObject([{ status: 'accepted' }]);
    expect(
      (await mailsTo(boss.email)).filter(({ subject }) => subject.includes('joined Willow')),
    ).toHaveLength(1);
    expect((await boss.get('/audit?action=invitation.accepted')).body.rows).toMatchObject([
      { actor: { id: person.user.id } },
    ]);
    expect(await person.post(`/invitation-links/${token}/accept`)).toMatchObject({
      status: 410,
      body: { code: 'link_dead' },
    });
  });

  test('an inviter who does not want such mails gets none', async () => {
    const { boss, person, token } = await invitedAccount();
    await boss.put('/me/notifications', { newDevice: true, invitationAccepted: false });
    await person.post(`/invitation-links/${token}/accept`);
    expect((await mailsTo(boss.email)).filter(({ subject }) => subject.includes('joined'))).toEqual([]);
  });

  test('is for the invited address only, and needs somebody signed in', async () => {
    const { boss, token } = await invitedAccount();
    const thief = await owner(app);
    expect(await thief.post(`/invitation-links/${token}/accept`)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    expect(await app.browser().post(`/invitation-links/${token}/accept`)).toMatchObject({ status: 401 });
    expect((await boss.get('/members')).body.total).toBe(1);
    expect((await app.browser().get(`/invitation-links/${token}`)).status).toBe(200);
  });

  test('twice at the same moment makes one membership', async () => {
    for (let round = 0; round < 5; round += 1) {
      await app.forgetLimits();
      const { boss, person, token } = await invitedAccount();
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => person.post(`/invitation-links/${token}/accept`)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(410)]);
      expect((await boss.get('/members')).body.total).toBe(2);
    }
  });

  test('while it is being revoked either works or does not, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      await app.forgetLimits();
      const { boss, person, token } = await invitedAccount();
      const { id } = (await boss.get('/invitations')).body.rows[0];
      const [accepted, revoked] = await Promise.all([
        person.post(`/invitation-links/${token}/accept`),
        boss.delete(`/invitations/${id}`),
      ]);
      expect([
        [200, 409],
        [410, 200],
      ]).toContainEqual([accepted.status, revoked.status]);
      expect((await boss.get('/members')).body.total).toBe(accepted.status === 200 ? 2 : 1);
    }
  });

  test('somebody who was removed comes back with a new invitation and the new role', async () => {
    const { boss, person, token } = await invitedAccount();
    await person.post(`/invitation-links/${token}/accept`);
    const member = (await boss.get(`/members?searchQuery=${person.email}`)).body.rows[0];
    await boss.delete(`/members/${member.id}`);
    expect(await boss.post('/invitations', { email: person.email, role: 'crew' })).toMatchObject({
      status: 201,
    });
    await person.post(`/invitation-links/${await lastLinkToken(app, person.email)}/accept`);
    expect((await boss.get(`/members?searchQuery=${person.email}`)).body).toMatchObject({
      total: 1,
      rows: [{ role: 'crew', status: 'active' }],
    });
  });

  test('while signing up makes the account and the membership together', async () => {
    const { boss, email, token } = await invited();
    const visitor = app.browser();
    const answer = await visitor.post('/auth/signup-invited', {
      invitation: token,
      firstName: 'Kim',
      lastName: 'Larsen',
      password: goodPassword,
    });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        data: {
          email,
          emailVerified: true,
          activeOrganization: { id: boss.user.activeOrganization?.id, role: 'designer' },
        },
      },
    });
    expect((await boss.get('/members')).body.total).toBe(2);
    expect((await mailsTo(boss.email)).at(-1)?.subject).toBe('Kim Larsen joined Fern <b>House</b>');
    expect(
      (
        await visitor.post('/auth/signup-invited', {
          invitation: token,
          firstName: 'Kim',
          lastName: 'Larsen',
          password: goodPassword,
        })
      ).status,
    ).toBe(410);
  });
});
