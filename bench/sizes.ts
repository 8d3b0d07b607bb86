import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { build } from '../scripts/build.ts';
import { report, title } from './report.ts';

const BUILT = 'dist/web';
const KILOBYTE = 1000;

const manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
);

type Manifest = z.output<typeof manifest>;

/** What a person's browser has to fetch, in the order of use. */
const STEPS = [
  { what: 'sign-in', entries: ['index.html', 'src/app/web/sign-in.tsx'], budget: 100 },
  {
    what: 'first list',
    entries: [
      'index.html',
      'src/app/web/application.tsx',
      'src/modules/agents/web/agents/agent-list.tsx',
    ],
    budget: 180,
  },
] as const;

const ROUTES = [
  'src/modules/agents/web/agent-detail/agent-detail.tsx',
  'src/modules/catalogue/web/companies/dashboard.tsx',
  'src/modules/catalogue/web/companies/company-explorer.tsx',
  'src/modules/catalogue/web/features/feature-detail.tsx',
  'src/modules/settings/web/user-settings/my-setting.tsx',
] as const;

/** JavaScript that each first step needs, compressed with brotli, against its budget. */
export async function measureSizes(): Promise<void> {
  const path = join(BUILT, '.vite', 'manifest.json');
  await build();
  const chunks = manifest.parse(JSON.parse(readFileSync(path, 'utf8')));
  title('JavaScript, brotli');
  for (const { what, entries, budget } of STEPS)
    reportSize(what, sizeOf(closure(chunks, entries)), budget);
  const first = closure(chunks, STEPS[1].entries);
  for (const route of ROUTES) {
    const further = [...closure(chunks, [route])].filter((file) => !first.has(file));
    reportSize(route.split('/').at(-1) ?? route, sizeOf(new Set(further)), 60);
  }
}

function reportSize(what: string, bytes: number, budget: number): void {
  const kilobytes = bytes / KILOBYTE;
  report({
    what,
    ours: `${kilobytes.toFixed(1)} kB`,
    budget: `<= ${budget} kB`,
    met: kilobytes <= budget,
  });
}

/** The files of some chunks and of all that they import before they run. */
function closure(chunks: Manifest, entries: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks[name];
    if (chunk === undefined) throw new Error(`The build has no ${name}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const each of chunk.imports) visit(each);
  };
  for (const entry of entries) visit(entry);
  return files;
}

function sizeOf(files: ReadonlySet<string>): number {
  return [...files]
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(BUILT, file))
    .map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size)
    .reduce((sum, size) => sum + size, 0);
}
