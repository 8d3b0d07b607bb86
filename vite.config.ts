import { createHash } from 'node:crypto';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { z } from 'zod';
import type { Route } from './src/platform/contract/route.ts';
import { themeCss } from './src/platform/web/theme/theme-css.ts';

const server = process.env.SERVER_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  publicDir: 'src/app/web/public',
  plugins: [routesAlone(), react(), themes(), serviceWorker(), refuseCircles(), compress()],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // Small pictures stay files: the content security policy allows no data addresses in style sheets.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A screen's files are fetched when somebody points at a link to it; naming them would lengthen every first visit.
      resolveDependencies: (_file, needed, { hostId }) => (hostId.includes('index') ? needed : []),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [together('tabler'), together('tanstack'), ownModules()] },
        // Screens name the files of others, and what is random in their names does not compress.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
      onLog(level, log, report) {
        // For example a schema that was looked for among the routes of a contract.
        if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message);
        report(level, log);
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/v1', '/api', '/docs', '/openapi.json'].map((path) => [path, { target: server }]),
    ),
  },
});

/** The small modules of a library that many screens share are one file, which compresses better than many. */
function together(library: string) {
  return {
    name: library,
    test: new RegExp(`/node_modules/@${library}/`),
    minShareCount: 8,
    includeDependenciesRecursively: false,
  };
}

/**
 * Our modules that every screen needs at once, and those that every list needs, are two files: alone, each would be
 * a file of its own, because other screens share it.
 */
function ownModules(): Rolldown.CodeSplittingGroup {
  const isOwn = (id: string) => id.startsWith(resolve('src'));
  const chunkOf = new Map<string, string | null>();

  const assign = (context: Rolldown.ChunkingContext) => {
    const importsOf = (id: string) => context.getModuleInfo(id)?.importedIds ?? [];
    const reach = (id: string, found = new Set<string>()) => {
      if (!found.has(id)) for (const imported of importsOf(id)) reach(imported, found.add(id));
      return found.add(id);
    };
    // Whether it needs nothing that is in the file of the application, which could not start before this one.
    const isPlain = (id: string) =>
      isOwn(id) && [...reach(id)].every((each) => isOwn(each) || each.includes('/react/'));
    const put = (root: string, chunkFor: (id: string) => string | null) => {
      for (const id of reach(root)) if (!chunkOf.has(id)) chunkOf.set(id, chunkFor(id));
    };
    const main = resolve('src/app/web/main.tsx');
    const application = resolve('src/app/web/application.tsx');
    const pages = context.getModuleInfo(main)?.dynamicallyImportedIds ?? [];
    // The small pages, such as signing in, are loaded without the rest.
    for (const page of [main, ...pages]) if (page !== application) put(page, () => null);
    put(application, (id) => (isPlain(id) ? 'plain' : null));
    for (const name of ['record-list.tsx', 'use-record-list.ts'])
      put(resolve('src/platform/web/records', name), () => 'list');
  };
  return {
    debugName: 'own modules',
    name: (id, context) => {
      if (chunkOf.size === 0) assign(context);
      return chunkOf.get(id);
    },
    test: isOwn,
    includeDependenciesRecursively: false,
  };
}

/** Refuses files that import each other: what one needs at its start could be missing. */
function refuseCircles(): Plugin {
  return {
    name: 'backoffice-refuse-circles',
    apply: 'build',
    generateBundle(_options, files) {
      const done = new Set<string>();
      const visit = (name: string, way: readonly string[]) => {
        if (way.includes(name)) throw new Error(`A circle: ${[...way, name].join(' -> ')}`);
        const file = files[name];
        if (done.has(name) || file?.type !== 'chunk') return;
        for (const imported of file.imports) visit(imported, [...way, name]);
        done.add(name);
      };
      for (const name of Object.keys(files)) visit(name, []);
    },
  };
}

/** Serves all themes as the style sheet `virtual:themes.css`. */
function themes(): Plugin {
  const name = 'virtual:themes.css';
  return {
    name: 'backoffice-themes',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? themeCss() : undefined),
  };
}

/**
 * Gives screens only the plain part of a contract, so that a list loads no validator: imports like
 * `import * as routes from '#modules/engines/contract/engines.ts'` contain the method and path of each route,
 * alone or with those of its record, and constants of texts and numbers. Schemas and types are imported by
 * name, and come whole.
 */
function routesAlone(): Plugin {
  const mark = '?routes';
  const imported = /^(import \* as \w+ from '#(?:modules\/[\w-]+|platform)\/contract\/[^']+)';$/gm;
  return {
    name: 'backoffice-routes-alone',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\/web\/[^?]*\.tsx?$/ },
      handler: (code) => ({ code: code.replaceAll(imported, `$1${mark}';`), map: null }),
    },
    load: {
      filter: { id: /\/contract\/.*\.ts\?routes$/ },
      async handler(id) {
        const file = id.slice(0, -mark.length);
        this.addWatchFile(file);
        const contract: unknown = await import(`${file}?${(await stat(file)).mtimeMs}`);
        return Object.entries<unknown>({ ...(typeof contract === 'object' && contract) })
          .map(([name, value]) => [name, plain(value)] as const)
          .filter(([, value]) => value !== undefined)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      },
    },
  };
}

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'path' in value && 'answers' in value;
}

/** As much of a contract's value as screens are given; nothing of a schema or a function. */
function plain(value: unknown): unknown {
  if (isRoute(value)) {
    const { method, path, body } = value;
    // Whether there is a body decides where the input of a call travels.
    return { method, path, body: body && {} };
  }
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const parts = Object.entries(value).map(([name, part]) => [name, plain(part)] as const);
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain || parts.some(([, part]) => part === undefined)) return undefined;
  return Array.isArray(value) ? value : Object.fromEntries(parts);
}

/** The files of the build, as its manifest describes them. */
const builtFiles = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
);

/** Writes the service worker, with the names of all that the page for the field needs. */
function serviceWorker(): Plugin {
  const entry = 'index.html';
  const page = 'src/app/web/field.tsx';
  const dictionary = /(?:contract\/texts|i18n)\/(?:th|en)\.ts$/;
  const plainFiles = ['/appearance.js', '/favicon.svg', '/manifest.webmanifest'];
  return {
    name: 'backoffice-service-worker',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const manifest = builtFiles.parse(
        JSON.parse(await readFile(join(dir, '.vite/manifest.json'), 'utf8')),
      );
      const files = new Set<string>();
      const add = (name: string) => {
        const built = manifest[name];
        if (built === undefined || files.has(`/${built.file}`)) return;
        for (const file of [built.file, ...built.css, ...built.assets]) files.add(`/${file}`);
        for (const needed of built.imports) add(needed);
        for (const needed of built.dynamicImports) if (dictionary.test(needed)) add(needed);
      };
      add(entry);
      add(page);
      const source = await readFile('src/app/web/service-worker.js.template', 'utf8');
      const names = JSON.stringify([...plainFiles, ...files].toSorted(), null, 2);
      const version = createHash('sha256').update(names).digest('hex').slice(0, 12);
      await writeFile(
        join(dir, 'service-worker.js'),
        source.replace('__FILES__', names).replace('__VERSION__', `'${version}'`),
      );
    },
  };
}

/** Writes `.br` and `.gz` beside every textual file, so that no answer is compressed while somebody waits. */
function compress(): Plugin {
  const textual = /\.(?:css|html|js|json|svg|txt)$/;
  let folder = '';
  return {
    name: 'backoffice-compress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    async closeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries
        .filter((entry) => entry.isFile() && textual.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .filter((file) => !file.includes('.vite'));
      await Promise.all(files.map(compressFile));
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  // Below this the file fits into a packet uncompressed.
  if (content.length < 600) return;
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
