import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';

const textual = /\.(?:ts|tsx|mjs|js|json|css|html|md|sql|ya?ml)$|^\.ci\/run$/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => textual.test(file) && existsSync(file))
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n') }));

/** Lines that match, as `file:line`, in the files where they are forbidden. */
function lines(
  isWanted: (line: string) => boolean,
  { only = ['**'], except = [] as string[] } = {},
): string[] {
  const within = (file: string, patterns: string[]) =>
    patterns.some((wanted) => matchesGlob(file, wanted));
  return files
    .filter(({ file }) => within(file, only) && !within(file, except))
    .flatMap(({ file, lines: all }) =>
      all.flatMap((line, index) => (isWanted(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    );
}

/** Thai in the code itself: comments and the characters of a pattern are shown to nobody. */
function saysThai(line: string): boolean {
  const code = line.replace(/^\s*(?:\/\/|\/?\*).*/, '').replaceAll(/\[[^\]'"`]*\]/g, '');
  return /\p{Script=Thai}/u.test(code);
}

/** Classes that the imported style sheet does not have, which TypeScript cannot know. */
function missingClasses({ file, lines: all }: (typeof files)[number]): string[] {
  const source = all.join('\n');
  const imports = source.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm);
  return [...imports].flatMap(([, name = '', path = '']) => {
    const sheet = path.startsWith('.') ? join(dirname(file), path) : path.replace('#', 'src/');
    const known = new Set(readFileSync(sheet, 'utf8').match(/\.[a-z]\w*/gi));
    const used = source.matchAll(new RegExp(`(?<![\\w./])${name}(\\.\\w+)`, 'g'));
    return [...used]
      .filter(([, className = '']) => !known.has(className))
      .map(([text]) => `${file} ${text}`);
  });
}

/** Ids, tickets, and what a colleague named in code; all else may contain `&` and `#`. */
const harmless =
  /^(?:\w+\.)?(?:\w*id|\w*Id|within|ticket|tab|part|[A-Z_]+(?:\[\w+\])?)$|^String\(search\.tab\)$/;

/** Values in the query of an address that nothing escapes. */
function unescapedValues(line: string): string[] {
  const values = [...line.matchAll(/[?&]\w+=\$\{([^{}]+)\}/g)].map(([, value = '']) => value);
  return values.filter(
    (value) => !value.startsWith('encodeURIComponent(') && !harmless.test(value),
  );
}

/** Questions for a part of a list that do not say which, where people turn its pages. */
function unturnedPages({ file, lines: all }: (typeof files)[number]): string[] {
  const source = all.join('\n');
  if (!source.includes('[page, setPage]')) return [];
  return [...source.matchAll(/Query\(\{([^{}]*)\}/g)]
    .filter(([, asked = '']) => /page_?size: (?!ALL\b)/i.test(asked) && !/\bpage\b/.test(asked))
    .map(([text]) => `${file} ${text}`);
}

describe('the sources', () => {
  it('are found', () => {
    expect(files.length).toBeGreaterThan(50);
  });

  it.each([
    ["const text = 'สวัสดี';", true],
    ["const texts = ['สวัสดี', 'ลาก่อน'];", true],
    ['<Title>สวัสดี</Title>', true],
    ['const leading = /[เแโใไ]/;', false],
    ['// ภาษาไทย', false],
  ])('are judged line by line: %s', (line, expected) => expect(saysThai(line)).toBe(expected));

  it('have Thai in dictionaries, examples and code that processes Thai, never in other code', () => {
    const found = lines(saysThai, {
      only: ['src/**/*.{ts,tsx}'],
      except: [
        '**/*.test.{ts,tsx}',
        '**/i18n/**',
        'src/platform/contract/texts/**',
        '**/{demo,fixtures,testing}/**',
        '**/example-*.ts',
        'src/libraries/**',
      ],
    });
    expect(found).toEqual([]);
  });

  it('mention no machine and no package host', () => {
    const found = lines(
      (line) => /(?<![\w.])\/(?:work|root|home)\/|registry\.\w+\.\w+|"resolved":/.test(line),
      {
        except: ['tests/source-rules.test.ts'],
      },
    );
    expect(found).toEqual([]);
  });

  it('contain no note about unfinished work', () => {
    const found = lines((line) => /\b(?:TODO|FIXME|XXX|HACK)\b/.test(line), {
      except: ['tests/source-rules.test.ts'],
    });
    expect(found).toEqual([]);
  });

  it('give screens the method and path of a route, never its schemas', () => {
    // The browser has only these: see routesAlone in vite.config.ts.
    const found = lines(
      (line) => /\b\w*[rR]outes(?:\.\w+){1,2}\.(?:params|query|body|answers)\b/.test(line),
      {
        only: ['src/**/web/**/*.{ts,tsx}'],
      },
    );
    expect(found).toEqual([]);
  });

  it('import routes into screens as a namespace, which leaves their schemas behind', () => {
    const named =
      /^import \{[^}]*?\b(?<!type )(?!defineRoute)\w+Route\b[^}]*\} from '#[^']*\/contract\//m;
    const found = files
      .filter(({ file }) => matchesGlob(file, 'src/**/web/**/*.{ts,tsx}'))
      .filter(({ lines: all }) => named.test(all.join('\n')))
      .map(({ file }) => file);
    expect(found).toEqual([]);
  });

  it('silence the linter only for a given rule and with a reason, and never the import rules', () => {
    const silenced = lines(
      (line) => /(?:oxlint|eslint)-disable|@ts-(?:ignore|nocheck|expect-error)/.test(line),
      {
        except: ['tests/source-rules.test.ts'],
      },
    );
    const reasoned = /oxlint-disable-(?:next-)?line (?!house\/)[\w/-]+(?:, [\w/-]+)* -- \S/;
    expect(silenced.filter((line) => !reasoned.test(line))).toEqual([]);
  });

  it('ask for dates with their own field, never with that of the browser', () => {
    const found = lines(
      (line) => /type(?:=|: )\{?['"](?:date|datetime-local|month)['"]/.test(line),
      {
        only: ['src/**/web/**/*.tsx'],
      },
    );
    expect(found).toEqual([]);
  });

  it('escape what they put into the query of an address, unless it is an id or one of our own words', () => {
    const found = lines((line) => unescapedValues(line).length > 0, {
      only: ['src/**/*.{ts,tsx}'],
      except: ['**/*.test.ts'],
    });
    expect(found).toEqual([]);
  });

  it('ask for the page that people turned to', () => {
    expect(files.flatMap(unturnedPages)).toEqual([]);
  });

  it('open a window by its address only for people who may do what it is for', () => {
    const byAddress =
      /opened=\{(?!may\w+ && )[^}]*\b(?:search\.\w+|create|form|import) (?:!==|===)/;
    const found = lines((line) => byAddress.test(line), {
      only: ['src/modules/*/web/**/*.tsx'],
      // Nobody sees these screens at all who may not, and everybody has tokens of their own.
      except: [
        'src/modules/catalogue/web/{imports/import-list,sources/source-list}.tsx',
        'src/modules/companies/web/in-house-services/in-house-services.tsx',
        'src/modules/identity/web/api-tokens/api-tokens-panel.tsx',
      ],
    });
    expect(found).toEqual([]);
  });

  it('use only classes that their style sheets have', () => {
    expect(files.filter(({ file }) => file.endsWith('.tsx')).flatMap(missingClasses)).toEqual([]);
  });
});
