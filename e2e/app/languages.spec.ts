import { expect, test } from '../fixtures.ts';
import { openMail } from '../mailbox.ts';

test('a visitor signs up in French, is greeted in French and gets mails in French', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { name: 'Créez votre compte' })).toBeVisible();
  await page.getByLabel('Prénom').fill('Odile');
  await page.getByLabel('Nom', { exact: true }).fill('Marchand');
  await page.getByLabel('E-mail').fill('odile@marchand.test');
  await page.getByLabel('Mot de passe', { exact: true }).fill('lampes avant les tapis');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByLabel('Nom de l’entreprise').fill('Chez Odile');
  await page.getByRole('combobox').first().selectOption({ index: 1 });
  await page.getByRole('combobox').nth(1).selectOption({ index: 1 });
  await page.getByLabel('Ville').fill('Nantes');
  await page.getByLabel(/Région|région/).fill('Pays de la Loire');
  await page.getByRole('button', { name: 'Créer le compte' }).click();
  await expect(page).toHaveURL(/\/setup/);
  await expect(page).toHaveTitle(/\| Archway - /);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /Odile/ })).toContainText(
    /Bon(jour|soir| après-midi)/,
  );
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const mail = await openMail(page, 'odile@marchand.test', /compte/i);
  await expect(mail).toContainText(/Bonjour|Activez|Confirmez/);
});

test('an owner works in Arabic, from right to left', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByLabel('البريد الإلكتروني').fill('layla@dar-alard.test');
  await page.getByLabel('كلمة المرور', { exact: true }).fill('show-me-the-arch');
  await page.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /ليلى/ })).toBeVisible();

  await test.step('the menu stands at the right, and what opens comes from the left', async () => {
    const menu = page.getByRole('navigation', { name: 'القائمة الرئيسية' });
    expect((await menu.boundingBox())?.x ?? 0).toBeGreaterThan(900);
    await page.goto('/organization/members');
    await page
      .getByRole('button', { name: /سالم الكعبي/ })
      .first()
      .click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    expect((await drawer.boundingBox())?.x ?? 999).toBeLessThan(100);
  });

  await test.step('a member’s title is changed and said in Arabic', async () => {
    await page.getByRole('dialog').getByRole('textbox').first().fill('كبير أمناء المستودع');
    await page.getByRole('dialog').getByRole('button', { name: 'حفظ التغييرات' }).click();
    await expect(page.getByRole('row', { name: /سالم الكعبي/ })).toContainText('كبير أمناء المستودع');
  });

  await test.step('after a reload the page is Arabic from its first byte', async () => {
    const raw = await (await page.request.get('/organization/members')).text();
    expect(raw).toContain('<html lang="ar" dir="rtl"');
  });
});
