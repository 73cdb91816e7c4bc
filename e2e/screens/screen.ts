import { expect, type Page } from '@playwright/test';
import type { Person } from '../people.ts';
import type { Translate } from '../words.ts';

/** What some screens need to be there: links from mails, and somebody whose organization is still empty. */
export type World = {
  readonly invitation: string;
  readonly invitationForCrew: string;
  /** Addresses of some things of the demo organization. */
  readonly category: string;
  readonly categoryItems: string;
  readonly vendor: string;
  readonly client: string;
  readonly property: string;
  readonly warehouse: string;
  readonly bay: string;
  /** An item with pieces in several states, one that is counted, and a draft without pieces. */
  readonly item: string;
  readonly countedItem: string;
  /** An item with more pieces than are read at a glance. */
  readonly manyPieces: string;
  readonly draftItem: string;
  /** Addresses of labels: of a piece, of nothing yet, and of one that is retired. */
  readonly pieceLabel: string;
  readonly blankLabel: string;
  readonly retiredLabel: string;
  /** Addresses of a staging with rooms, pieces and a file, and of one more like it. */
  readonly staging: string;
  readonly stagingCopy: string;
  /** Address of a link by which somebody helps with a move today. */
  readonly help: string;
  /** Where a move into a home begins, and one out of another: both half done. */
  readonly moveIn: string;
  readonly moveOut: string;
};

type Visitor = Person | 'visitor' | 'newcomer';

/** One screen in one state, as a person comes to see it. */
export type Screen = {
  readonly name: string;
  readonly who: Visitor;
  readonly path: string | ((world: World) => string);
  /** What the person does there: opens a menu, sends a wrong form. Asked in the language that is spoken. */
  readonly afterwards?: (page: Page, t: Translate) => Promise<unknown>;
  /** Calls that fail meanwhile, as `**\/api/members*`. */
  readonly failing?: string;
  /** Some things are there on a wide screen or on a narrow one only. */
  readonly only?: 'wide' | 'narrow';
  readonly cookies?: Record<string, string>;
  /** Made of parts that other screens of the list show: axe is asked by `npm run shots`, and not by every `npm test`. */
  readonly seenElsewhere?: true;
};

/**
 * Waits until the screen stands: its heading is drawn and nothing of it is being loaded. Asked in the page, at every
 * frame. The bar above it takes its time to end, and is waited for by whoever looks at it: `nothingLoads`.
 */
export const standing = async (page: Page) => {
  await page.waitForFunction(
    (busy) =>
      document.querySelector('h1')?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !document.querySelector(busy),
    partsToCome,
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};

const partsToCome = '[aria-busy="true"], .mantine-Skeleton-root';
/** How much of a move is done is said in words; the bar of a page that loads says nothing. */
const signsOfLoading = `${partsToCome}, div[role="progressbar"]:not([aria-valuetext])`;

const none = (signs: string) => (page: Page) =>
  page.waitForFunction((busy) => !document.querySelector(busy), signs);

export const allPartsCame = none(partsToCome);
export const nothingLoads = none(signsOfLoading);

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** In the dialog that is open: what opened it may have the same name. */
export const pressInDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

export const choose = (page: Page, name: string) =>
  page.getByRole('menuitem', { name, exact: true }).first().click();

export const dialogOpen = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();
