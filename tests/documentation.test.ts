import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';

const pages = [...globSync('*.md'), ...globSync('docs/**/*.md')].map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

it('docs/OPERATIONS.md lists every setting of the server', () => {
  const settings = [
    ...readFileSync('src/platform/server/config.ts', 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+): /gm),
  ].map(([, name = '']) => name);
  const listed = readFileSync('docs/OPERATIONS.md', 'utf8');
  expect(settings).toContain('DATA_DIR');
  expect(settings.filter((name) => !listed.includes(`| \`${name}\` `))).toEqual([]);
});

it.each(pages)('$file names files that exist', ({ file, text }) => {
  const named = [...text.matchAll(/`((?:src|tests|lint|scripts|e2e|bench|docs)\/[\w/.-]+\.\w+)`/g)];
  const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)];
  const folder = file.includes('/') ? file.slice(0, file.lastIndexOf('/') + 1) : '';
  const missing = [
    ...named.map(([, path = '']) => path),
    ...linked.map(([, path = '']) => `${folder}${path}`),
  ].filter((path) => !existsSync(path));
  expect(missing).toEqual([]);
});

it.each(pages)('$file names commands that exist', ({ text }) => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it('decisions are numbered without gaps, and referred to by their number', () => {
  const files = globSync('docs/decisions/*.md').toSorted();
  const numbers = files.map((file) => /(\d+)-[\w-]+\.md$/.exec(file)?.[1]);
  expect(numbers).toEqual(files.map((_, place) => String(place + 1).padStart(3, '0')));
  const headings = files.map((file) => /^# (\d+) /.exec(readFileSync(file, 'utf8'))?.[1]);
  expect(headings).toEqual(numbers);
  for (const { file, text } of pages) {
    const named = [...text.matchAll(/\[decision (\d+)\]\(([^)]+)\)/g)];
    const wrong = named.filter(
      ([, number = '', path = '']) => !path.includes(`decisions/${number}-`),
    );
    expect(wrong.map(([link]) => `${file}: ${link}`)).toEqual([]);
  }
});
