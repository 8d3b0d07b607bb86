import type { CreateModule } from '#platform/server/module.ts';

/** Every business area of the server, in the order in which their examples build on each other. */
export const createModules: readonly CreateModule[] = [];
