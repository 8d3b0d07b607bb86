import { dirname, join, matchesGlob, relative, sep } from 'node:path';

/** The folders for each kind of code; nothing else may be in `src`. */
const rooms = [
  'src/platform/{contract,server,web}',
  'src/modules/*/{contract,i18n,server,web}',
  'src/app/{server,web}',
  'src/libraries/*',
];

/** Tests and what they share; the product never imports them. */
export const tests = ['src/**/*.test.{ts,tsx}', 'src/**/testing/**'];

const aliases: Record<string, string> = {
  '#app/': 'src/app/',
  '#platform/': 'src/platform/',
  '#modules/': 'src/modules/',
  '#libraries/': 'src/libraries/',
};

/** A file as the tables write it: from the root of the repository, with forward slashes. */
export function nameOf(file: string, root: string): string {
  return relative(root, file).split(sep).join('/');
}

/** The room of a file: `src/modules/agents/server` for everything in that folder. */
export function roomOf(file: string): string | undefined {
  const folders = file.split('/');
  return [3, 4]
    .map((depth) => folders.slice(0, depth).join('/'))
    .find((folder) => folder !== file && rooms.some((room) => matchesGlob(folder, room)));
}

/** The file an import refers to, or nothing when it refers to a package. */
export function targetOf(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier).split(sep).join('/');
  const alias = Object.keys(aliases).find((start) => specifier.startsWith(start));
  return alias && (aliases[alias] ?? '') + specifier.slice(alias.length);
}

/** Whether a file matches a pattern of a table, where `<own>` is the importer's module. */
export function matches(file: string, pattern: string, importer = file): boolean {
  const [, own = '<own>'] = /^src\/modules\/([^/]+)\//.exec(importer) ?? [];
  return matchesGlob(file, pattern.replaceAll('<own>', own));
}

export function isTest(file: string): boolean {
  return tests.some((pattern) => matchesGlob(file, pattern));
}
