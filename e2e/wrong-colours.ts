import type { Page } from '@playwright/test';
import { THEMES } from '#modules/settings/contract/themes.ts';
import { SCHEMES } from './clothes.ts';

/** The checks of axe that look at colours, by the rule they belong to. */
const CHECKS = {
  'color-contrast': ['color-contrast'],
  'link-in-text-block': ['link-in-text-block', 'link-in-text-block-style'],
};

/** The rules which this examination holds for all themes. */
export const COLOUR_RULES = Object.keys(CHECKS);

/**
 * Examines all themes by the axe which the examination before left in the page. An examination spends most
 * of its time on where things stand, which themes have in common: it is done once for a scheme, and for
 * each theme only the checks of colours are asked again. What no style sheet tells apart has the same
 * colours: of all cells of a column one is looked at.
 */
const EXAMINE = `async ({ themes, schemes, checksOf }) => {
  const pathOf = (element) =>
    element === null
      ? ''
      : pathOf(element.parentElement) + '>' + element.tagName +
        [...element.attributes]
          .filter(({ name }) => /^(class|style|role|type|disabled|data-.*|aria-(current|selected|disabled))$/.test(name))
          .map(({ name, value }) => name + '=' + value);
  const writes = (node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '';
  const written = [...document.querySelectorAll('body *')].filter(
    (element) => element.matches('input, textarea') || [...element.childNodes].some(writes),
  );
  const include = [...new Map(written.map((element) => [pathOf(element), element])).values()];
  const dress = document.documentElement.dataset;
  const wrong = [];
  for (const scheme of schemes) {
    dress.mantineColorScheme = scheme;
    const { violations, passes, incomplete } = await axe.run(
      { include },
      { runOnly: Object.keys(checksOf), elementRef: true },
    );
    axe.setup();
    const examined = [violations, passes, incomplete].flat().flatMap(({ id, nodes }) =>
      nodes.map(({ element }) => ({ checks: checksOf[id], node: axe.utils.getNodeFromTree(element) })),
    );
    for (const theme of themes) {
      dress.theme = theme;
      const holds = ({ checks, node }) =>
        checks.some((check) => axe._audit.checks[check].runSync(node, {}, {}).result !== false);
      for (const { node } of examined.filter((one) => !holds(one))) {
        wrong.push(theme + ', ' + scheme + ': ' + node.actualNode.outerHTML);
      }
    }
    axe.teardown();
  }
  return wrong;
}`;

/** What has too little contrast, by theme and scheme. The page must stand still and have been examined before. */
export function wrongColours(page: Page): Promise<string[]> {
  const dresses = JSON.stringify({ themes: THEMES, schemes: SCHEMES, checksOf: CHECKS });
  return page.evaluate(`(${EXAMINE})(${dresses})`);
}
