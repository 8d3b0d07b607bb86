import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';

const textual = /\.(?:ts|tsx|mjs|js|json|css|html|md|sql|ya?ml)$|^\.ci\/run$/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => textual.test(file) && existsSync(file))
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n') }));

/** Lines that match, as `file:line`, in the files where they may not stand. */
function lines(pattern: RegExp, { only = ['**'], except = [] as string[] } = {}): string[] {
  const within = (file: string, patterns: string[]) =>
    patterns.some((wanted) => matchesGlob(file, wanted));
  return files
    .filter(({ file }) => within(file, only) && !within(file, except))
    .flatMap(({ file, lines: all }) =>
      all.flatMap((line, index) =>
        pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
    );
}

describe('the sources', () => {
  it('are found', () => {
    expect(files.length).toBeGreaterThan(50);
  });

  it('say Thai in dictionaries, examples and what computes with Thai, never in other code', () => {
    const found = lines(/^(?!\s*(?:\/\/|\/?\*)).*\p{Script=Thai}/u, {
      only: ['src/**/*.{ts,tsx}'],
      except: [
        '**/*.test.{ts,tsx}',
        '**/i18n/**',
        'src/platform/contract/texts/**',
        '**/{demo,fixtures,testing}/**',
        '**/demo.ts',
        'src/modules/agents/server/retrieval/**',
      ],
    });
    expect(found).toEqual([]);
  });

  it('name no machine and no package host', () => {
    const found = lines(/(?<![\w.])\/(?:work|root|home)\/|registry\.\w+\.\w+|"resolved":/, {
      except: ['tests/source-rules.test.ts'],
    });
    expect(found).toEqual([]);
  });

  it('leave no note about unfinished work', () => {
    const found = lines(/\b(?:TODO|FIXME|XXX|HACK)\b/, { except: ['tests/source-rules.test.ts'] });
    expect(found).toEqual([]);
  });

  it('silence the linter only for a named rule and with a reason, and never the import rules', () => {
    const silenced = lines(/(?:oxlint|eslint)-disable|@ts-(?:ignore|nocheck|expect-error)/, {
      except: ['tests/source-rules.test.ts'],
    });
    const reasoned = /oxlint-disable-(?:next-)?line (?!house\/)[\w/-]+(?:, [\w/-]+)* -- \S/;
    expect(silenced.filter((line) => !reasoned.test(line))).toEqual([]);
  });
});
