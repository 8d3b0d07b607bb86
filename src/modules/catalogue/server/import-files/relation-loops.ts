import { createKeyTable } from './key-table.ts';

/** Follows relations from field to field, to find those that lead back to where they began. */
export function createRelationWalk() {
  const sources = createKeyTable();
  const targets: string[] = [];

  return {
    /** The number under which `loops` returns it. */
    add(source: string, target: string): number {
      const number = targets.push(target) - 1;
      sources.add(source, number);
      return number;
    },

    /** Numbers of the relations on a path that returns to its beginning. */
    loops(): number[] {
      const next = targets.map((target) => sources.find(target));
      /** On which walk a relation was first passed: each is passed once. */
      const passedOn = new Int32Array(targets.length).fill(-1);
      const found: number[] = [];
      for (const start of targets.keys()) {
        let at: number | undefined = start;
        while (at !== undefined && passedOn[at] === -1) {
          passedOn[at] = start;
          at = next[at];
        }
        // Only a walk that meets itself has found a loop.
        if (at === undefined || passedOn[at] !== start) continue;
        const meeting: number = at;
        do {
          found.push(at);
          at = next[at];
        } while (at !== undefined && at !== meeting);
      }
      return found.toSorted((one, other) => one - other);
    },
  };
}
