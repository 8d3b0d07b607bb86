import { useQueries } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { ImpactDirection, ImpactLink } from '#modules/catalogue/contract/impact.ts';
import { impactQuery } from './impact.api.ts';

/** What follows from a thing that was opened, as far as it has arrived. */
export interface ImpactBranch {
  readonly links: readonly ImpactLink[];
  /** So many are not shown yet. */
  readonly left: number;
  readonly waits: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

export interface OpenedImpact {
  /** Undefined for what is closed. */
  readonly branchOf: (key: string) => ImpactBranch | undefined;
  readonly toggle: (key: string) => void;
  readonly showMore: (key: string) => void;
}

/** What follows from a field, opened step by step; the list and the drawing show the same. */
export function useImpact(
  root: { id: string; key: string },
  direction: ImpactDirection,
): OpenedImpact {
  const [pagesOf, setPagesOf] = useState<ReadonlyMap<string, number>>(new Map([[root.key, 1]]));
  const wanted = Array.from(pagesOf, ([key, pages]) =>
    Array.from({ length: pages }, (_, place) => ({ key, page: place + 1 })),
  ).flat();
  const answers = useQueries({
    queries: wanted.map(({ key, page }) =>
      impactQuery({ ...inputOf(key, root.id), direction, page }),
    ),
  });
  const branchOf = (key: string): ImpactBranch | undefined => {
    if (!pagesOf.has(key)) return undefined;
    const pages = answers.filter((_, place) => wanted[place]?.key === key);
    const links = pages.flatMap(({ data }) => data?.links ?? []);
    const failed = pages.find(({ error }) => error !== null);
    return {
      links,
      left: Math.max(0, (pages[0]?.data?.total ?? 0) - links.length),
      waits: pages.some(({ isPending }) => isPending),
      error: failed?.error ?? null,
      retry: () => void failed?.refetch(),
    };
  };
  const toggle = useCallback((key: string) => {
    setPagesOf((before) => {
      const after = new Map(before);
      if (!after.delete(key)) after.set(key, 1);
      return after;
    });
  }, []);
  const showMore = useCallback((key: string) => {
    setPagesOf((before) => new Map(before).set(key, (before.get(key) ?? 0) + 1));
  }, []);
  return { branchOf, toggle, showMore };
}

/** An engine is looked up in the company of the field that everything begins with. */
function inputOf(key: string, rootId: string) {
  const [kind, ...rest] = key.split(':');
  const name = rest.join(':');
  return kind === 'engine' ? { field_id: rootId, engine: name } : { field_id: name };
}
