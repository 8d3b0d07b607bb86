import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const COMPILED = fileURLToPath(new URL('../../../.runtime/compiled', import.meta.url));
const INSIDE_DRIZZLE = '/node_modules/drizzle-orm/';

/** Makes the imports after it quick; see docs/decisions/011-a-quick-start.md. */
export function quickenImports(): void {
  // Where the folder cannot be written, everything is compiled at each start as usual.
  enableCompileCache(COMPILED);
  // Threads and programs of ours find it here, each for itself.
  process.env['NODE_COMPILE_CACHE'] ??= COMPILED;
  findDrizzleWithoutItsDescription();
}

/** Node reads and parses Drizzle's package.json, 180 kB, for each import of it and inside it. */
function findDrizzleWithoutItsDescription(): void {
  const found = new Map<string, string>();
  registerHooks({
    resolve(specifier, context, resolveAsUsual) {
      const { parentURL, conditions } = context;
      const inside = specifier.startsWith('.') && parentURL?.includes(INSIDE_DRIZZLE);
      const wanted = inside || /^drizzle-orm(\/|$)/.test(specifier);
      if (!wanted || !conditions.includes('import')) return resolveAsUsual(specifier, context);
      const url = inside
        ? new URL(specifier, parentURL).href
        : (found.get(specifier) ?? resolveAsUsual(specifier, context).url);
      if (!inside) found.set(specifier, url);
      return { url, format: 'module', shortCircuit: true };
    },
  });
}
