import { buildWeb } from './build-web.ts';
import { followParent } from './follow-parent.ts';

followParent();
await buildWeb();
await import('../src/app/server/main.ts');
