import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { focusField } from '#platform/web/form/server-problems.ts';
import { moveLine, newLine, type EditorLine, type TypedItem } from './editor-line.ts';

interface Lines {
  readonly present: readonly TypedItem[];
  /** All lines as they are now, and the place of the one that was typed in; none where lines changed places. */
  readonly onChange: (items: readonly TypedItem[], touched?: number) => void;
}

/** What can be done with lines; each line calls it with its own key. */
export interface LineActs {
  readonly change: (key: string, values: Partial<TypedItem>) => void;
  readonly copy: (key: string) => void;
  readonly remove: (key: string) => void;
  /** Moves a line to a place, which is computed from where it is. */
  readonly move: (key: string, to: (from: number) => number) => void;
  /** Adds lines at the end, and begins with a field of the last one. */
  readonly add: (added: readonly EditorLine[], focus?: keyof TypedItem) => void;
}

/** The lines of a quotation while they are edited. */
export function useLines({ present, onChange }: Lines): {
  readonly lines: readonly EditorLine[];
  readonly acts: LineActs;
} {
  const [lines, setLines] = useState<readonly EditorLine[]>(() => present.map(newLine));
  const latest = useRef(lines);
  const report = useRef(onChange);
  useLayoutEffect(() => {
    report.current = onChange;
  });

  // Always the same functions, for lines that are drawn again only when they differ.
  const acts = useMemo((): LineActs => {
    const replace = (after: readonly EditorLine[], touched?: number) => {
      latest.current = after;
      setLines(after);
      report.current(
        after.map(({ item }) => item),
        touched,
      );
    };
    const placeOf = (key: string) => latest.current.findIndex((line) => line.key === key);
    return {
      change: (key, values) => {
        const after = latest.current.map((line) =>
          line.key === key ? { key, item: { ...line.item, ...values } } : line,
        );
        replace(after, placeOf(key));
      },
      copy: (key) =>
        replace(
          latest.current.flatMap((line) => (line.key === key ? [line, newLine(line.item)] : line)),
        ),
      remove: (key) => replace(latest.current.filter((line) => line.key !== key)),
      move: (key, to) => replace(moveLine(latest.current, placeOf(key), to(placeOf(key)))),
      add: (added, focus) => {
        replace([...latest.current, ...added]);
        if (focus !== undefined) focusField(`items.${latest.current.length - 1}.${focus}`);
      },
    };
  }, []);
  return { lines, acts };
}
