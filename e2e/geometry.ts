import type { Page } from '@playwright/test';

/** Things that make the page itself scroll sideways. What scrolls inside its own box does not count. */
export const sidewaysScroll = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const sticksOut = ({ left, right }: DOMRect) => right > root.clientWidth + 1 || left < -1;
    const found = [...document.body.querySelectorAll('*')].filter((each) =>
      sticksOut(each.getBoundingClientRect()),
    );
    return found.slice(0, 5).map((each) => `${each.tagName.toLowerCase()}.${each.className}`);
  });

/**
 * Controls smaller than 24 × 24 px whose surroundings are not free either (WCAG 2.5.8: a circle of 24 px around each
 * small one must not touch another target). Links inside a sentence are exempt.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 24;
    const selector =
      'a[href],button,input:not([type=hidden]),select,textarea,[role=menuitem],[role=option],[role=tab]';
    const isShown = (each: Element) => {
      const { width, height } = each.getBoundingClientRect();
      return (
        width > 1 && height > 1 && each.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    };
    // A label that wraps its control, or names it, is part of the target.
    const boxOf = (each: Element) => {
      const labels = each instanceof HTMLInputElement ? [...(each.labels ?? [])] : [];
      const boxes = [each, ...labels].map((part) => part.getBoundingClientRect());
      return boxes.reduce((a, b) => (b.width * b.height > a.width * a.height ? b : a));
    };
    const inSentence = (each: Element) =>
      getComputedStyle(each).display === 'inline' &&
      (each.parentElement?.textContent ?? '').length > (each.textContent ?? '').length + 3;
    // What lies behind an open dialog cannot be hit.
    const root = document.querySelector('[role=dialog][aria-modal=true]') ?? document;
    const all = [...root.querySelectorAll(selector)]
      .filter(isShown)
      .map((each) => ({ each, box: boxOf(each) }));
    const middle = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });
    const tooNear = (one: DOMRect, other: DOMRect) => {
      const { x, y } = middle(one);
      const dx = Math.max(other.left - x, 0, x - other.right);
      const dy = Math.max(other.top - y, 0, y - other.bottom);
      return Math.hypot(dx, dy) < least / 2;
    };
    const contains = (a: Element, b: Element) => a.contains(b) || b.contains(a);
    return all
      .filter(({ each, box }) => (box.width < least || box.height < least) && !inSentence(each))
      .filter(({ each, box }) => all.some((other) => !contains(other.each, each) && tooNear(box, other.box)))
      .map(
        ({ each, box }) =>
          `${Math.round(box.width)}×${Math.round(box.height)} ${each.outerHTML.slice(0, 120)}`,
      );
  });

/**
 * On a page that is read from the right: names whose block begins at the left, because the name itself is read so, and
 * fields whose example does, though it is written to be read from the right.
 */
export const strayNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const gapOf = (each: Element) => {
      const text = document.createRange();
      text.selectNodeContents(each);
      return each.getBoundingClientRect().right - text.getBoundingClientRect().right;
    };
    // What stands at the end of its line, as the values on a card do, ends at the left whatever it is read like.
    const isAtEnd = (each: Element) =>
      each.parentElement !== null && ['end', 'left'].includes(getComputedStyle(each.parentElement).textAlign);
    const names = [...document.querySelectorAll('[dir=rtl] bdi')].filter((each) => {
      const { display, textAlign } = getComputedStyle(each);
      const isBlock = !['inline', 'contents', 'none'].includes(display);
      return isBlock && textAlign !== 'center' && !isAtEnd(each) && gapOf(each) > 2;
    });
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      '[dir=rtl] :is(input, textarea):placeholder-shown',
    );
    const examples = [...fields].filter((each) => {
      const { direction, unicodeBidi } = getComputedStyle(each);
      const followsItsText = direction === 'rtl' || unicodeBidi === 'plaintext';
      return /\p{Script=Arabic}/u.test(each.placeholder) && !followsItsText;
    });
    return [...names, ...examples].map((each) => each.outerHTML.slice(0, 120));
  });

/** Words of buttons that end at an edge, and labels that are shortened to one line and cut off below it, too: Arabic letters reach far under the line. */
export const cutLabels = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((each) => {
        const { textOverflow, whiteSpace, lineHeight, fontSize, overflowX } = getComputedStyle(each);
        const isWords =
          overflowX === 'hidden' && textOverflow !== 'ellipsis' && each.closest('button, a') !== null;
        if (isWords && each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 1) return true;
        if (textOverflow !== 'ellipsis' || whiteSpace !== 'nowrap' || each.clientHeight === 0) return false;
        const isTight = Number.parseFloat(lineHeight) < 1.3 * Number.parseFloat(fontSize);
        return isTight || each.scrollHeight > each.clientHeight;
      })
      .map((each) => each.outerHTML.slice(0, 120)),
  );

/**
 * Walks the first controls with the Tab key and tells which of them do not show that they have the focus: an outline of
 * at least 2 px, on the control itself or on the box drawn around it.
 */
export const hiddenFocus = async (page: Page, most = 12): Promise<string[]> => {
  const hidden = new Map<string, boolean>();
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const active = document.activeElement;
      if (!active || active === document.body) return null;
      // A heading or the content that was given the focus is a place, not a control.
      if (active.matches('h1,main')) return { control: 'a place', drawn: true };
      const around = [
        active,
        active.parentElement,
        active.nextElementSibling,
        active.closest('label'),
        active.closest('.mantine-Input-input'),
      ];
      const isDrawn = ({ outlineStyle, outlineWidth, boxShadow }: CSSStyleDeclaration) =>
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
      return {
        control: active.outerHTML.slice(0, 140),
        drawn:
          around.some((each) => each && isDrawn(getComputedStyle(each))) ||
          // A card whose name is its link shows the focus around the whole of it.
          isDrawn(getComputedStyle(active, '::after')),
      };
    });
    if (!found) break;
    // The parts of a date field are one control: the browser marks the part.
    hidden.set(found.control, hidden.get(found.control) || found.drawn);
  }
  // The menu at the side is open over the page for as long as the focus is in it.
  await page.evaluate(() => {
    const active = document.activeElement;
    if (active instanceof HTMLElement && active.closest('nav')) active.blur();
  });
  return [...hidden].filter(([, drawn]) => !drawn).map(([control]) => control);
};

/** Waits until every color has arrived: with less motion, transitions are short but still happen. */
export const still = (page: Page) =>
  page.evaluate(async () => {
    for (let calm = 0; calm < 3; ) {
      await new Promise(requestAnimationFrame);
      calm = document.getAnimations().some(({ playState }) => playState === 'running') ? 0 : calm + 1;
    }
  });

/**
 * A bar that floats over the foot of a page lies over whatever is scrolled there, and the edge of the window cuts what
 * stands on it: there, targets are measured on the whole page, with the bar in its own place. The button that leads back
 * to the top floats likewise over whatever is scrolled under it.
 */
export const restBars = async (page: Page, { width, height }: { width: number; height: number }) => {
  const whole = await page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLElement>('[data-foot-bar]')];
    for (const each of [...bars, ...document.querySelectorAll<HTMLElement>('[data-floating]')])
      each.style.position = 'static';
    return bars.length > 0 ? document.documentElement.scrollHeight : 0;
  });
  if (whole > height) await page.setViewportSize({ width, height: whole });
};

/** Words in tables, lists and headings that are broken in the middle, over two lines. An address may end a line at its `@`. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (each: Element | null) =>
      each?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false;
    const isBroken = (text: Text, from: number, to: number) => {
      const word = document.createRange();
      word.setStart(text, from);
      word.setEnd(text, to);
      const tops = [...word.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
      return Math.max(...tops) - Math.min(...tops) > 6;
    };
    const found = new Set<string>();
    const elements = document.querySelectorAll('main :is(table, ul, ol, dl, h1, h2, h3)');
    for (const element of elements) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!(text instanceof Text) || !isSeen(text.parentElement)) continue;
        for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}\p{M}'’@._]+/gu))
          if (isBroken(text, index, index + word.length)) found.add(word);
      }
    }
    return [...found];
  });
