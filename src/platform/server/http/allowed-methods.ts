import type { FastifyInstance } from 'fastify';

/** Finds the methods which a path can be called with, for answers to any other. Call before routes are registered. */
export function collectMethods(app: FastifyInstance): (path: string) => readonly string[] {
  const routes: { readonly method: string; readonly matches: RegExp }[] = [];
  app.addHook('onRoute', ({ url, method, config }) => {
    if (config?.route === undefined) return;
    const matches = new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+')}/?$`);
    for (const one of [method].flat()) routes.push({ method: one, matches });
  });
  return (path) => {
    const methods = routes.filter(({ matches }) => matches.test(path)).map(({ method }) => method);
    return methods.length === 0 ? [] : [...methods, 'OPTIONS'];
  };
}
