import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Tone } from '#platform/web/feedback/status-signs.ts';
import { toneOf, type StatusWord } from '#platform/web/feedback/status-tones.ts';

/** The colours of a tone, by the names of their families. */
const FAMILIES: Record<Tone, readonly string[]> = {
  idle: ['gray'],
  info: ['gray'],
  working: ['info', 'blue'],
  success: ['success', 'green'],
  warning: ['warning', 'amber'],
  danger: ['danger', 'red'],
};

const read = (pattern: string) =>
  globSync(pattern).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

interface Rule {
  readonly status: string;
  readonly families: readonly string[];
}

/** The rules of a style sheet for what has a status, with the colours they use. */
function rulesOf(text: string): Rule[] {
  const rules = text.matchAll(/\[data-(?:state|status|done)(?:='([^']+)')?\][^{}]*\{([^{}]*)/g);
  return [...rules].map(([, status = 'done', body = '']) => ({
    status,
    families: [...body.matchAll(/--(?:mantine-color|chart)-([a-z]+)/g)].map(
      ([, name = '']) => name,
    ),
  }));
}

function isRight({ status, families }: Rule): boolean {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a word that is not in the table has no tone
  const tone: Tone | undefined = toneOf(status as StatusWord);
  return families.every((family) => tone !== undefined && FAMILIES[tone].includes(family));
}

describe('statuses have one vocabulary of colours', () => {
  it.each([
    ["&[data-state='started'] { color: var(--mantine-color-info-text); }", true],
    ["&[data-state='started'] { color: var(--mantine-color-brand-text); }", false],
    ["[data-status='failed'] > & {\n  background: var(--mantine-color-danger-light);\n}", true],
    ["[data-status='failed'] > & {\n  background: var(--mantine-color-warning-light);\n}", false],
    ["&[data-state='unheard_of'] { color: var(--mantine-color-info-text); }", false],
    ['&[data-done] { background: var(--chart-green); }', true],
    ["&[data-state='skipped'] { text-decoration: line-through; }", true],
  ])('%s', (text, expected) => {
    expect(rulesOf(text).every(isRight)).toBe(expected);
  });

  it('in every style sheet', () => {
    const sheets = read('src/**/web/**/*.css');
    const wrong = sheets.flatMap(({ file, text }) =>
      rulesOf(text)
        .filter((rule) => !isRight(rule))
        .map(({ status, families }) => `${file}: ${status} is ${families.join(', ')}`),
    );
    expect(sheets.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  it('and no screen chooses the colour of a status itself', () => {
    const choosing =
      /\bRecord<[^=;]*,\s*Tone>|tone=\{[^}]*\b(?:state|status|outcome)\b[^}]*[?[]|color=\{[^}]*'(?:brand|success)'[^}]*'(?:brand|success)'/;
    const found = read('src/**/web/**/*.tsx')
      .filter(({ file }) => !file.endsWith('feedback/status-badge.tsx'))
      .filter(({ text }) => choosing.test(text))
      .map(({ file }) => file);
    expect(found).toEqual([]);
  });
});
