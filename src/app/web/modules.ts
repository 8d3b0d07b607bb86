import type { WebModule } from '#platform/web/module.ts';

/** Every module with screens, in the order of the sidebar. */
export const modules: readonly WebModule[] = [];

/** Their routes one by one, so that the router knows each path's type. */
export const moduleRoutes = [] as const;
