import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { build, type Plugin } from 'rolldown';
import { writeSourceLines } from './show-sources-in-traces.ts';

const built = new URL('../dist/server/main.js', import.meta.url);

// Puts what a start of the server loads into one file; see docs/decisions/008-a-quick-start.md.
await build({
  input: 'src/app/server/main.ts',
  platform: 'node',
  plugins: [leavePackagesForLater(), keepPlaces()],
  // They look for files beside their own.
  external: [/^pino$/, /^@node-rs\//],
  output: {
    file: 'dist/server/main.js',
    // Thai letters are escaped: with one beyond Latin, V8 stores the whole file at two bytes a letter.
    charset: 'ascii',
    // V8 keeps the text. Names of functions and classes stay for stack traces.
    comments: false,
    minify: { compress: false, mangle: { keepNames: true } },
    sourcemap: true,
    sourcemapExcludeSources: true,
    // One file: a running server must not load chunks of the next build.
    codeSplitting: false,
  },
});
refuseWideLetters(readFileSync(built, 'utf8'));
writeSourceLines(built);

/** `charset` leaves tagged templates as they are; one letter there would double what the file takes. */
function refuseWideLetters(code: string): void {
  const [line] = /^.*[^\0-\x7F].*$/m.exec(code) ?? [];
  if (line === undefined) return;
  throw new Error(`Move the letter beyond ASCII out of the tagged template in: ${line.trim()}`);
}

/**
 * A package that is imported only where it is needed is not loaded with the rest. Each server needs pg-boss
 * soon after its start: in the file it runs late as well, and takes less memory.
 */
function leavePackagesForLater(): Plugin {
  return {
    name: 'leave-packages-for-later',
    resolveId: (specifier, _importer, { kind }) =>
      kind === 'dynamic-import' && specifier !== 'pg-boss' && !/^[.#/]/.test(specifier)
        ? { id: specifier, external: true }
        : undefined,
  };
}

/** Our files still know their location: threads, migrations and examples are found beside them. */
function keepPlaces(): Plugin {
  return {
    name: 'keep-places',
    transform: {
      filter: { id: /\/src\/.*\.ts$/, code: /import\.meta\.url/ },
      handler(code, file) {
        const path = JSON.stringify(`../../${relative('.', file).replaceAll(sep, '/')}`);
        const place = `new URL(${path}, import.meta.url).href`;
        // No line moves, so the map stays right.
        return { code: code.replaceAll('import.meta.url', place), map: null };
      },
    },
  };
}
