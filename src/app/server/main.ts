import { quickenImports } from './quicken-imports.ts';

quickenImports();
// Imported only now: static imports of a file are resolved before its first line runs.
const { run } = await import('./run.ts');
await run(process.env);
