import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

// Node has it; the types of the server know no name that browsers have too.
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> };

const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));

/**
 * The embedded database, compiled. While this thread holds it, every database that the process starts runs
 * on the same machine code, and on what has been optimised of it so far: each would compile it anew.
 * Databases end all the time here; that their code is never taken down also keeps Node from stumbling over it.
 */
export const compiledEngine = WebAssembly.compile(await readFile(join(folder, 'pglite.wasm')));
