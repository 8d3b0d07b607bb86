import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readImports, type Graph } from './support/import-graph.ts';

const imports = readImports();
const main = readFileSync('src/app/web/main.tsx', 'utf8');
const firstStyles = readFileSync('src/platform/web/theme/styles/mantine-base.css', 'utf8');

/** The applications that share the page, except those that load the styles of all components. */
const smallPages = [...main.matchAll(/import\('\.\/([^']+)'\)/g)]
  .map(([, file]) => `src/app/web/${file}`)
  .filter((file) => !readFileSync(file, 'utf8').includes('mantine-app.css'));

function reachedFrom(file: string, graph: Graph, reached = new Set([file])): Set<string> {
  for (const next of graph.get(file) ?? []) {
    if (!reached.has(next)) reachedFrom(next, graph, reached.add(next));
  }
  return reached;
}

function componentsIn(file: string): string[] {
  const named = readFileSync(file, 'utf8').matchAll(/^import \{([^}]*)\} from '@mantine\/core';/gm);
  return [...named].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
}

const styleOf = (component: string) => `@mantine/core/styles/${component}.layer.css`;

const styledIn = (page: string): string[] =>
  [...reachedFrom(page, imports)]
    .flatMap(componentsIn)
    .filter((name) => existsSync(`node_modules/${styleOf(name)}`));

it('the components of a page are found', () => {
  expect(styledIn('src/app/web/offer.tsx')).toEqual(expect.arrayContaining(['Button', 'Checkbox']));
});

it.each(smallPages)('%s has the styles of the components that it shows', (page) => {
  const missing = styledIn(page).filter((name) => !firstStyles.includes(styleOf(name)));
  expect(missing).toEqual([]);
});
