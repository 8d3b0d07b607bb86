import { build } from './build.ts';
import { followParent } from './follow-parent.ts';
import { showSourcesInTraces } from './show-sources-in-traces.ts';

followParent();
await build();
const server = new URL('../dist/server/main.js', import.meta.url);
showSourcesInTraces(server);
await import(server.href);
