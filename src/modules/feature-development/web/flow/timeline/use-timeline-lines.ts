import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TimelineLine } from '#modules/feature-development/contract/flow.ts';
import { timelineQuery } from '../flow.api.ts';

export interface ShownLine extends TimelineLine {
  /** 1 for a value stream, 2 for its SOPs, 3 for their SOWs. */
  readonly level: number;
  /** Of those above it, the nearest last. */
  readonly above: readonly string[];
  readonly isOpen: boolean;
  /** What is below could not be loaded. */
  readonly failed: boolean;
}

/** So few value streams show what is below them from the beginning. */
const FEW = 5;
const NONE: ReadonlySet<string> = new Set();

/** The value streams, with what is below those that are opened. */
export function useTimelineLines() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const root = useQuery(timelineQuery({}));
  const first = root.data?.lines;
  // Decided once: a value stream that somebody adds later must not close the others.
  if (chosen === undefined && first !== undefined) setChosen(openedAtFirst(first));
  const opened = chosen ?? NONE;
  const ids = [...opened];
  const below = useQueries({
    queries: ids.map((key) => {
      const [kind, id = ''] = key.split(' ');
      return timelineQuery(kind === 'value_stream' ? { value_stream_id: id } : { sop_id: id });
    }),
  });
  const answers = new Map(ids.map((key, place) => [key, below[place]]));

  const lines: ShownLine[] = [];
  const add = (found: readonly TimelineLine[], above: readonly string[]) => {
    for (const line of found) {
      const key = keyOf(line);
      const answer = answers.get(key);
      const isOpen = opened.has(key);
      lines.push({
        ...line,
        level: above.length + 1,
        above,
        isOpen,
        failed: isOpen && answer?.isError === true,
      });
      if (isOpen && answer?.data !== undefined) add(answer.data.lines, [...above, line.id]);
    }
  };
  add(root.data?.lines ?? [], []);

  const toggle = (line: TimelineLine) => {
    const key = keyOf(line);
    const after = new Set(opened);
    if (!after.delete(key)) after.add(key);
    setChosen(after);
  };
  const more = root.data?.more === true || below.some(({ data }) => data?.more === true);
  return { root, lines, toggle, more };
}

function openedAtFirst(lines: readonly TimelineLine[]): ReadonlySet<string> {
  const opened = lines.length <= FEW ? lines.filter(({ children }) => children > 0) : [];
  return new Set(opened.map(keyOf));
}

function keyOf({ kind, id }: Pick<TimelineLine, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}
