import type { HomeFigure, HomeLine } from '#platform/web/module.ts';

/** What is behind the lines that are shown: how many more each list has, and how many are in no list. */
export interface NotShown {
  readonly lists: readonly HomeFigure[];
  readonly others: number;
}

/** Lists name only some of their lines, so that there may be more than were handed over. */
export function notShown(lines: readonly HomeLine[], shown: number): NotShown {
  const listed = lines.flatMap(({ among }) => among ?? []);
  const shownOf = Map.groupBy(lines.slice(0, shown), ({ among }) => among?.to);
  const lists = [...new Map(listed.map((list) => [list.to, list])).values()];
  return {
    lists: lists
      .map((list) => ({ ...list, value: list.value - (shownOf.get(list.to)?.length ?? 0) }))
      .filter(({ value }) => value > 0),
    others: lines.slice(shown).filter(({ among }) => among === undefined).length,
  };
}
