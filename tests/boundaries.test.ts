import { beforeAll, describe, expect, it } from 'vitest';
import { type Finding, lintPlanted } from './support/lint.ts';
import { allowed, forbidden } from './support/planted-imports.ts';

const isOurs = ({ code }: Finding) => code.startsWith('house(');

describe('the import rules', () => {
  let findings: Finding[] = [];
  const found = (file: string) =>
    findings.filter((finding) => finding.filename === file).map(({ message }) => message);

  beforeAll(async () => {
    const files = [...Object.values(forbidden).flat(), ...allowed];
    findings = (
      await lintPlanted(Object.fromEntries(files.map(({ file, code }) => [file, code])))
    ).filter(isOurs);
  });

  describe.each(Object.entries(forbidden))('refuse %s', (_, files) => {
    it.each(files)('$file', ({ file }) => expect(found(file)).not.toEqual([]));
  });

  describe('let through', () => {
    it.each(allowed)('$file', ({ file }) => expect(found(file)).toEqual([]));
  });
});

describe('the linter', () => {
  it('refuses modules that import each other in a circle', async () => {
    const findings = await lintPlanted({
      'src/platform/server/a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
      'src/platform/server/b.ts': "import { a } from './a.ts';\nexport const b = () => a;\n",
    });
    expect(findings.map(({ code }) => code)).toContain('import(no-cycle)');
  });

  it('refuses a file name that is not kebab-case', async () => {
    const findings = await lintPlanted({ 'src/platform/server/myClock.ts': 'export const a = 1;' });
    expect(findings.map(({ code }) => code)).toContain('unicorn(filename-case)');
  });

  it('refuses a file of more than 300 lines', async () => {
    const lines = Array.from({ length: 301 }, (_, index) => `export const a${index} = ${index};`);
    const findings = await lintPlanted({ 'src/platform/server/long.ts': lines.join('\n') });
    expect(findings.map(({ code }) => code)).toContain('eslint(max-lines)');
  });

  it('refuses an effect that listens for ever, and a button that sends twice', async () => {
    const listens = "document.addEventListener('keydown', close);";
    const ends = "return () => document.removeEventListener('keydown', close);";
    const effect = (body: string) =>
      `import { useEffect } from 'react';\nexport const useIt = () => useEffect(() => { ${body} }, []);\n`;
    const button = (more: string) =>
      `export const it = <Button ${more} onClick={() => save.mutate({ id })}>ok</Button>;\n`;
    const findings = await lintPlanted({
      'src/platform/web/page/listens.ts': effect(listens),
      'src/platform/web/page/ends.ts': effect(`${listens} ${ends}`),
      'src/platform/web/page/sends.tsx': button(''),
      'src/platform/web/page/waits.tsx': button('loading={save.isPending}'),
    });
    const found = findings.filter(isOurs).map(({ code, filename }) => `${code} ${filename}`);
    expect(found.toSorted()).toEqual([
      'house(endings) src/platform/web/page/listens.ts',
      'house(sending) src/platform/web/page/sends.tsx',
    ]);
  });
});
