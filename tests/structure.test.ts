import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCircles, groupBy, readImports } from './support/import-graph.ts';

const imports = readImports();

/** The first folders of a file: those it shares with others of the same module or feature. */
const within = (pattern: RegExp) => (file: string) => pattern.exec(file)?.[0];

describe('there are no circles', () => {
  it('are found where there are some', () => {
    const circle = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c', 'd'])],
      ['c', new Set<string>()],
      ['d', new Set(['b'])],
    ]);
    expect(findCircles(circle)).toEqual(['b -> d -> b']);
    expect(imports.size).toBeGreaterThan(500);
    expect([...imports.values()].filter(({ size }) => size > 0).length).toBeGreaterThan(500);
  });

  it('between files', () => {
    expect(findCircles(imports)).toEqual([]);
  });

  it('between modules', () => {
    expect(findCircles(groupBy(imports, within(/^src\/modules\/[^/]+/)))).toEqual([]);
  });

  it.each(['server', 'web'])('between features on the side of the %s', (side) => {
    const features = within(new RegExp(`^src/modules/[^/]+/${side}/[^/]+(?=/)`));
    expect(findCircles(groupBy(imports, features))).toEqual([]);
  });
});

describe('a module', () => {
  it('is filed by features, not by layers', () => {
    const layers = /\/(?:usecases|jobs|components|screens|reactions|hooks|utils|helpers)\//;
    const files = globSync('src/modules/**/*.{ts,tsx,css}');
    expect(files.filter((file) => layers.test(file))).toEqual([]);
  });

  it.each(globSync('src/modules/*').toSorted())(
    '%s calls a feature the same on all sides',
    (module) => {
      const folders = (side: string) =>
        globSync(`${module}/${side}/*/`).map((path) => basename(path));
      const files = globSync(`${module}/server/*/*.ts`).map((path) => basename(path).split('.')[0]);
      // One of several subjects of a feature has its files in that feature's folder.
      const features = new Set([...folders('server'), ...folders('web'), ...files]);
      const routes = globSync(`${module}/contract/*.ts`)
        .filter((file) => readFileSync(file, 'utf8').includes('defineRoute('))
        .map((file) => basename(file, '.ts'));
      const texts = globSync(`${module}/i18n/*.th.ts`).map((file) => basename(file, '.th.ts'));
      const unknown = [...routes, ...texts].filter((name) => !features.has(name));
      expect(unknown.filter((name) => !['fields', 'labels', 'errors'].includes(name))).toEqual([]);
    },
  );
});

it('libraries import nothing of ours but those that all may use', () => {
  const foreign = [...imports].flatMap(([file, targets]) => {
    const home = /^src\/libraries\/[^/]+\//.exec(file)?.[0];
    if (home === undefined) return [];
    const allowed = [home, 'src/libraries/processes/', 'src/libraries/text/'];
    return [...targets]
      .filter((target) => !allowed.some((folder) => target.startsWith(folder)))
      .map((target) => `${file} -> ${target}`);
  });
  expect(foreign).toEqual([]);
});
