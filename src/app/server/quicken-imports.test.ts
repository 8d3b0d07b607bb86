import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { z } from 'zod';

const found = z.record(z.string(), z.object({ url: z.string(), format: z.string().nullish() }));

/** Where a process that imports the application finds each file, and its format. */
function findAll({ quickened }: { quickened: boolean }) {
  const script = `
    import { registerHooks } from 'node:module';
    const found = {};
    ${quickened ? "(await import('./src/app/server/quicken-imports.ts')).quickenImports();" : ''}
    registerHooks({
      resolve(specifier, context, next) {
        const { url, format } = next(specifier, context);
        found[specifier + ' from ' + context.parentURL] = { url, format };
        return { url, format, shortCircuit: true };
      },
    });
    await import(process.cwd() + '/src/app/server/build-app.ts');
    console.log(JSON.stringify(found));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    maxBuffer: 10 * 1024 * 1024,
  });
  return found.parse(JSON.parse(output.toString()));
}

it('Everything that the application imports resolves as it would without the shortcut', () => {
  const usual = findAll({ quickened: false });
  expect(Object.keys(usual).length).toBeGreaterThan(1000);
  expect(findAll({ quickened: true })).toEqual(usual);
});
