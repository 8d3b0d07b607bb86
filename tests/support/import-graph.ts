import { globSync, readFileSync } from 'node:fs';
import { targetOf } from '../../lint/places.ts';

/** What each item needs. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const MENTION = /^(?:import|export)\b[^;']*?\bfrom '([^']+)'|^import '([^']+)'/gm;

/** Which files of the product import which of ours, type imports included. */
export function readImports(): Graph {
  const files = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/testing/**'] });
  return new Map(files.map((file) => [file, new Set(targetsOf(file))]));
}

function targetsOf(file: string): string[] {
  const mentions = [...readFileSync(file, 'utf8').matchAll(MENTION)];
  return mentions.flatMap(
    ([, from = '', bare = '']) => targetOf(from === '' ? bare : from, file) ?? [],
  );
}

/** The same between groups of files; files in no group are left out. */
export function groupBy(graph: Graph, groupOf: (file: string) => string | undefined): Graph {
  const groups = new Map<string, Set<string>>();
  for (const [file, targets] of graph) {
    const group = groupOf(file);
    if (group === undefined) continue;
    const needed = groups.get(group) ?? new Set();
    for (const target of targets) {
      const other = groupOf(target);
      if (other !== undefined && other !== group) needed.add(other);
    }
    groups.set(group, needed);
  }
  return groups;
}

/** Where something leads back to itself, for example `a -> b -> a`; at most one circle for each item. */
export function findCircles(graph: Graph): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (thing: string, path: readonly string[]) => {
    const start = path.indexOf(thing);
    if (start >= 0) circles.push([...path.slice(start), thing].join(' -> '));
    if (start >= 0 || done.has(thing)) return;
    for (const next of graph.get(thing) ?? []) walk(next, [...path, thing]);
    done.add(thing);
  };
  for (const thing of graph.keys()) walk(thing, []);
  return circles;
}
