import type { App } from '#app/server/build-app.ts';
import { nationalIdsIn } from './personal-values.ts';

/**
 * Notices national ids of made-up people where none may be: in refusals, and in the history. Call before the
 * application listens; returns what leaked.
 */
export function watchLeaks({ http, context }: App): () => Promise<string[]> {
  const refused: string[] = [];
  http.addHook('onSend', async ({ method, routeOptions: { url } }, reply, payload) => {
    if (reply.statusCode < 400 || typeof payload !== 'string') return;
    if (nationalIdsIn(payload).length > 0) refused.push(`${method} ${url ?? ''}: ${payload}`);
  });
  return async () => {
    const { rows } = await context.connection.pool.query<{ name: string; values: string }>(
      `select name, concat(before, after) as values from event_log
       where concat(before, after) ~ '(05|8\\d)\\d{11}'`,
    );
    const recorded = rows.filter(({ values }) => nationalIdsIn(values).length > 0);
    return [...refused, ...recorded.map(({ name, values }) => `${name}: ${values}`)];
  };
}
