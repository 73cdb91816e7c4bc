import { expect, type Page } from '@playwright/test';

/** Opens the newest mail to `address` whose subject matches on the page where this installation keeps its mails. */
export const openMail = async (page: Page, address: string, subject: RegExp) => {
  const mail = page
    .getByRole('article')
    .filter({ has: page.getByText(address, { exact: true }) })
    .filter({ has: page.getByRole('heading', { name: subject }) })
    .first();
  // Mails are sent by a job: the page is opened again until it is there.
  await expect(async () => {
    await page.goto('/dev/mail');
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass({ intervals: [100, 250, 500] });
  return mail;
};

/** Follows the one link of that mail. */
export const followMail = async (page: Page, address: string, subject: RegExp) => {
  const mail = await openMail(page, address, subject);
  await mail.getByRole('link', { name: /^http/ }).first().click();
};

/** Where the link of that mail leads, without following it. */
export const linkInMail = async (url: string, address: string, path: RegExp): Promise<string> => {
  let found: string | undefined;
  await expect(async () => {
    const text = await (await fetch(`${url}/dev/mail`)).text();
    const mail = text
      .split('<article>')
      .find((part) => part.includes(`<bdi>${address}</bdi>`) && path.test(part));
    found = mail?.match(/href="(http[^"]+)"/)?.[1];
    expect(found, `a mail to ${address}`).toBeDefined();
  }).toPass({ intervals: [100, 250, 500] });
  return (found ?? '').replaceAll('&amp;', '&');
};
