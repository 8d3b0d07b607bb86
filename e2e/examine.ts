import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { markUnlike } from './mark-unlike.ts';

declare global {
  interface Window {
    readonly axe: typeof axe;
    /** What the last examination of this document covered. */
    examined?: readonly axe.RawResult[];
  }
}

/** WCAG 2.2 AA, as far as a machine can check it. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Which elements of the page break a rule. */
export async function examine(page: Page, except: readonly string[] = []): Promise<string[]> {
  await bringAxe(page);
  await page.evaluate(drawChanges);
  await page.evaluate(markUnlike);
  const rules = Object.fromEntries(except.map((rule) => [rule, { enabled: false }]));
  return page.evaluate(
    async (options) => {
      // By default it describes the position of each element, which takes as long as checking it.
      window.axe.addReporter<void>('elements', (results, _options, resolve) => {
        window.examined = results;
        resolve();
      });
      await window.axe.run(document, { ...options, reporter: 'elements' });
      return (window.examined ?? []).flatMap(({ id, violations }) =>
        violations.map(({ node }) => `${id}: ${node.source}`),
      );
    },
    { runOnly: RULES, rules },
  );
}

/** Runs in the page. A scheme or width that has just changed is drawn: else colours would change meanwhile. */
async function drawChanges(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
      // Nothing is drawn where nobody looks.
      setTimeout(resolve, 200);
    });
  }
}

/** Once for a document: compiling it takes as long as a small examination. */
async function bringAxe(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (isThere) return;
  await page.evaluate(axe.source);
  await page.evaluate(() => {
    // It takes the longest of all rules; what looks alike has the same colours.
    window.axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-unlike]' }] });
  });
}
