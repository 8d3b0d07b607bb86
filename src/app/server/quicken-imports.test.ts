import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { z } from 'zod';

const told = z.object({
  usual: z.array(z.string()),
  quick: z.array(z.string()),
  oneOfEach: z.boolean(),
});

test('Drizzle is found where it would be anyway', () => {
  const script = `
    const { quickenImports } = await import('./src/app/server/quicken-imports.ts');
    const names = ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/node-postgres'];
    const usual = names.map((name) => import.meta.resolve(name));
    quickenImports();
    await Promise.all(names.map((name) => import(name)));
    const quick = names.map((name) => import.meta.resolve(name));
    const { PgTable, pgTable } = await import('drizzle-orm/pg-core');
    const { is } = await import('drizzle-orm');
    console.log(JSON.stringify({ usual, quick, oneOfEach: is(pgTable('t', {}), PgTable) }));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script]);
  const { usual, quick, oneOfEach } = told.parse(JSON.parse(output.toString()));
  expect(quick).toEqual(usual);
  expect(oneOfEach).toBe(true);
});
