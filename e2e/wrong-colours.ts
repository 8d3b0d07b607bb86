import type { Page } from '@playwright/test';
import { THEMES } from '#modules/companies/contract/themes.ts';
import { SCHEMES } from './clothes.ts';

/** The checks of axe that concern colours, by the rule they belong to. */
const CHECKS = {
  'color-contrast': ['color-contrast'],
  'link-in-text-block': ['link-in-text-block', 'link-in-text-block-style'],
};

/** The rules that this examination covers for all themes. */
export const COLOUR_RULES = Object.keys(CHECKS);

/**
 * Examines all themes in one go. An examination spends most of its time on the layout, which themes have in
 * common: here only the checks of colours are repeated, for the elements of the examination before.
 * Rows without any of these elements are hidden meanwhile: otherwise styling them takes most of the time.
 */
const EXAMINE = `({ themes, schemes, checksOf }) => {
  const rows = [...document.querySelectorAll('tr, li')];
  const spare = rows.filter((row) => !row.matches('[data-unlike], :has([data-unlike])'));
  for (const { style } of spare) style.setProperty('display', 'none', 'important');
  const bringBack = () => {
    for (const { style } of spare) style.removeProperty('display');
  };
  const checked = window.examined
    .filter(({ id }) => id in checksOf)
    .flatMap(({ id, violations, passes, incomplete }) =>
      [violations, passes, incomplete]
        .flat()
        .filter(({ node }) => node.element.checkVisibility())
        .map(({ node }) => ({ checks: checksOf[id], element: node.element })),
    );
  if (checked.length === 0) {
    bringBack();
    return [];
  }
  axe.setup();
  const examined = checked.map(({ checks, element }) => ({
    checks,
    node: axe.utils.getNodeFromTree(element),
  }));
  const all = axe.utils.querySelectorAll(axe._tree, '*');
  // The layout is cached, and so are colours, which are those of the theme before.
  const forgetColours = () => {
    for (const node of all) {
      delete node._stackingContext;
      for (const name of Object.keys(node._cache)) {
        if (name === 'getBackgroundColor' || name.startsWith('computedStyle_')) delete node._cache[name];
      }
    }
  };
  const holds = ({ checks, node }) =>
    checks.some((check) => axe._audit.checks[check].runSync(node, {}, {}).result !== false);
  const dress = document.documentElement.dataset;
  const wrong = [];
  for (const scheme of schemes) {
    for (const theme of themes) {
      Object.assign(dress, { mantineColorScheme: scheme, theme });
      forgetColours();
      for (const { node } of examined.filter((one) => !holds(one))) {
        wrong.push(theme + ', ' + scheme + ': ' + node.actualNode.outerHTML);
      }
    }
  }
  axe.teardown();
  bringBack();
  return wrong;
}`;

/** What has too little contrast, by theme and scheme. The page must be idle and have been examined before. */
export function wrongColours(page: Page): Promise<string[]> {
  const dresses = JSON.stringify({ themes: THEMES, schemes: SCHEMES, checksOf: CHECKS });
  return page.evaluate(`(${EXAMINE})(${dresses})`);
}
