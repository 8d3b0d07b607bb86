import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

// Node has it; the server's types exclude names that browsers have too.
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> };

const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));

/**
 * The embedded database, compiled. While this thread references it, every database that the process starts
 * runs on the same machine code, with its optimisations so far: otherwise each would compile it again.
 */
export const compiledEngine = WebAssembly.compile(await readFile(join(folder, 'pglite.wasm')));
