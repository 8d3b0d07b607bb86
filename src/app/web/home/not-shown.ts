import type { HomeFigure, HomeLine } from '#platform/web/module.ts';

/** What is behind the lines that are shown: how many more each list has, and the lines that are in none. */
export interface NotShown {
  readonly lists: readonly HomeFigure[];
  readonly others: readonly HomeLine[];
}

/**
 * The first lines in their order; many of one list leave room for those of others. A single one that a list has
 * besides is among them: to say that there is one more takes as much room.
 */
export function firstOf(lines: readonly HomeLine[], most: number): readonly HomeLine[] {
  const counts = new Map<string | undefined, number>();
  const isEarly = (line: HomeLine) => {
    const count = (counts.get(line.among?.to) ?? 0) + 1;
    counts.set(line.among?.to, count);
    return count <= most / 2;
  };
  const early = lines.filter(isEarly);
  const late = lines.filter((line) => !early.includes(line));
  const first = [...early, ...late].slice(0, most);
  const { lists, others } = notShown(lines, first);
  const almostWhole = new Set(lists.flatMap(({ to, value }) => (value === 1 ? [to] : [])));
  const isSingle = (line: HomeLine) =>
    line.among === undefined ? others.length === 1 : almostWhole.has(line.among.to);
  return lines.filter((line) => first.includes(line) || isSingle(line));
}

/** Lists name only some of their lines, so that there may be more than were handed over. */
export function notShown(lines: readonly HomeLine[], shown: readonly HomeLine[]): NotShown {
  const listed = lines.flatMap(({ among }) => among ?? []);
  const shownOf = Map.groupBy(shown, ({ among }) => among?.to);
  const lists = [...new Map(listed.map((list) => [list.to, list])).values()];
  return {
    lists: lists
      .map((list) => ({ ...list, value: list.value - (shownOf.get(list.to)?.length ?? 0) }))
      .filter(({ value }) => value > 0),
    others: lines.filter((line) => line.among === undefined && !shown.includes(line)),
  };
}
