import { quickenImports } from './quicken-imports.ts';

quickenImports();
// Only now: what a file imports statically is found before its first line runs.
const { run } = await import('./run.ts');
await run(process.env);
