import type { FieldLevel } from '#modules/catalogue/contract/entry-kinds.ts';
import type { ImportedEntry } from './entry-of-row.ts';
import { createKeyTable } from './key-table.ts';
import type { ReadRow, RowProblem } from './read-entries.ts';
import { createRelationWalk } from './relation-loops.ts';

/** What the catalogue has of the company, and the company of engines, before an import. */
export interface KnownCompany {
  readonly modules: ReadonlySet<string>;
  readonly features: ReadonlySet<string>;
}

interface Place {
  readonly table: string;
  readonly line: number;
}

type Report = (problem: Omit<RowProblem, 'table' | 'line'>) => void;

/**
 * Checks rows against each other and against the existing entries: duplicate codes, unknown parents,
 * relations in a circle. It needs 12 bytes for each of a million fields.
 */
export function createEntriesCheck(known: KnownCompany) {
  const modules = new Map<string, Place | undefined>(
    [...known.modules].map((code) => [code, undefined]),
  );
  const features = new Map<string, Place | undefined>(
    [...known.features].map((code) => [code, undefined]),
  );
  const fields = createKeyTable();
  const walk = createRelationWalk();
  const relations: { place: Place; value: string }[] = [];

  function checkOnce(
    of: Map<string, Place | undefined>,
    code: string,
    place: Place,
  ): number | undefined {
    const before = of.get(code);
    if (before === undefined) of.set(code, place);
    return before?.line;
  }

  function checkEntry(entry: ImportedEntry, place: Place, report: Report): void {
    const { kind, row } = entry;
    const repeated = (column: string, line: number | undefined) => {
      if (line !== undefined)
        report({ column, value: row.code, code: 'repeated', parameter: line });
    };
    if (kind === 'module') return repeated('module_code', checkOnce(modules, row.code, place));
    if (kind === 'feature') {
      if (!modules.has(row.module_code)) {
        report({ column: 'module_code', value: row.module_code, code: 'module_unknown' });
      }
      return repeated('feature_code', checkOnce(features, row.code, place));
    }
    if (!features.has(row.feature_code)) {
      report({ column: 'feature_code', value: row.feature_code, code: 'feature_unknown' });
    }
    repeated(
      codeColumn[row.level],
      fields.add(keyOf(row.feature_code, row.level, row.code), place.line),
    );
    if ((row.target_table === null) !== (row.target_field === null)) {
      const column = row.target_table === null ? 'target_table' : 'target_field';
      report({ column, value: '', code: 'relation_half' });
    }
    if (row.target_table !== null && row.target_field !== null) {
      walk.add(`${row.feature_code}\t${row.code}`, `${row.target_table}\t${row.target_field}`);
      relations.push({ place, value: `${row.target_table}.${row.target_field}` });
    }
  }

  return {
    /** Problems of one row, besides those of its cells. */
    check({ line, entry }: ReadRow, table: string): RowProblem[] {
      const problems: RowProblem[] = [];
      checkEntry(
        entry,
        { table, line },
        (problem) => void problems.push({ table, line, ...problem }),
      );
      return problems;
    },
    /** Codes that the catalogue has and the rows do not. */
    unseen: { modules: () => unseenOf(modules), features: () => unseenOf(features) },
    hasField: ({ feature, level, code }: FieldPlace) =>
      fields.find(keyOf(feature, level, code)) !== undefined,
    /** What shows only when all rows have been seen. */
    end: (): RowProblem[] =>
      walk.loops().flatMap((number) => {
        const relation = relations[number];
        if (relation === undefined) return [];
        const { place, value } = relation;
        return [{ ...place, column: 'target_field', value, code: 'relation_loop' }];
      }),
  };
}

interface FieldPlace {
  readonly feature: string;
  readonly level: FieldLevel;
  readonly code: string;
}

function unseenOf(places: ReadonlyMap<string, Place | undefined>): string[] {
  return [...places].flatMap(([code, place]) => (place === undefined ? [code] : []));
}

const codeColumn = {
  deep: 'field_code',
  process: 'output_code',
  analytic: 'delivery_code',
} as const;

function keyOf(...parts: readonly string[]): string {
  return parts.join('\t');
}

/** Engines that an entry names, each with the column it is in. */
export function enginesOf(entry: ImportedEntry): { column: string; code: string }[] {
  if (entry.kind !== 'field') return [];
  const { engine_code, dependencies, level } = entry.row;
  const column = level === 'analytic' ? 'source_engine_code' : 'engine_code';
  return [
    ...(engine_code === null ? [] : [{ column, code: engine_code }]),
    ...dependencies.map(({ engine_code: code }) => ({ column: 'dependencies', code })),
  ];
}
