import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import type { HomeNews } from '#platform/web/module.ts';
import { may, useViewer } from '#platform/web/shell/viewer.ts';
import { modules } from '../modules.ts';

/** The news of one module: on its way, there, or failed with a way to try again. */
export interface ModuleNews extends Pick<UseQueryResult<HomeNews>, 'data' | 'error' | 'refetch'> {
  readonly module: string;
}

/** Asks each module that has something to say to this person, all at once and each for itself. */
export function useHomeNews(): (list: keyof HomeNews) => ModuleNews[] {
  const viewer = useViewer();
  const parts = modules.flatMap(({ name, home }) =>
    home?.permissions.some((permission) => may(viewer, permission)) === true
      ? [{ module: name, ...home }]
      : [],
  );
  const results = useQueries({
    queries: parts.map(({ about, load }) => ({
      // What somebody is asked about depends on what they may see in the company.
      queryKey: [about[0], 'home', viewer.key],
      queryFn: async () => (await load())(viewer),
      staleTime: 0,
      meta: { about },
    })),
  });
  const news = parts.flatMap(({ module, lists }, index) => {
    const result = results[index];
    return result === undefined ? [] : [{ module, lists, ...result }];
  });
  return (list) => news.filter(({ lists }) => lists.includes(list));
}
