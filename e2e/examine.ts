import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { markUnlike } from './mark-unlike.ts';

declare global {
  interface Window {
    readonly axe: typeof axe;
    /** What the last examination of this document looked at. */
    examined?: readonly axe.RawResult[];
  }
}

/** WCAG 2.2 AA, as far as a machine can see it. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What on the page breaks a rule, as the page stands. */
export async function examine(page: Page, except: readonly string[] = []): Promise<string[]> {
  await bringAxe(page);
  await page.evaluate(markUnlike);
  const rules = Object.fromEntries(except.map((rule) => [rule, { enabled: false }]));
  return page.evaluate(
    async (asked) => {
      // By itself it describes the place of each element it looked at, which takes as long as to look.
      window.axe.addReporter<void>('elements', (results, _options, resolve) => {
        window.examined = results;
        resolve();
      });
      await window.axe.run(document, { ...asked, reporter: 'elements' });
      return (window.examined ?? []).flatMap(({ id, violations }) =>
        violations.map(({ node }) => `${id}: ${node.source}`),
      );
    },
    { runOnly: RULES, rules },
  );
}

/** Once for a document: compiling it takes as long as a small examination. */
async function bringAxe(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (isThere) return;
  await page.evaluate(axe.source);
  await page.evaluate(() => {
    // Of all rules it takes the longest; what looks alike has the same colours.
    window.axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-unlike]' }] });
  });
}
