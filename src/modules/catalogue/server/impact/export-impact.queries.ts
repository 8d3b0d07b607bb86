import type { exportImpactRoute, ImpactNode } from '#modules/catalogue/contract/impact.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { ExportableList } from '#platform/server/export/export-list.ts';
import { describeNodes } from './impact-nodes.queries.ts';
import { MOST_IN_WALK, walkImpact, type Reached } from './walk-impact.ts';

/** A line of the file; in the last line of an incomplete file everything is null. */
interface ImpactLine {
  readonly reached: Reached | null;
  readonly node: ImpactNode | null;
  readonly before: ImpactNode | null;
}

const MORE = 'more';

/** Everything that follows from a field, the nearest first. */
export function impactList(
  scope: Scope,
  { field_id, direction }: Query<typeof exportImpactRoute>,
): ExportableList<ImpactLine> {
  let byKey: ReadonlyMap<string, Reached> = new Map();
  return {
    title: `catalogue:impact.export_titles.${direction}`,
    columns: [
      {
        heading: 'catalogue:impact.columns.distance',
        width: 8,
        cell: ({ reached }) => reached?.distance ?? null,
      },
      {
        heading: 'catalogue:fields.entry_kind',
        width: 18,
        cell: ({ node }, say) =>
          node === null ? '' : say(`catalogue:impact.kinds.${kindOf(node)}`),
      },
      { heading: 'catalogue:fields.code', width: 28, cell: ({ node }) => node?.code ?? '' },
      {
        heading: 'catalogue:impact.columns.name',
        width: 36,
        cell: ({ node }, say) =>
          node === null
            ? say('catalogue:impact.more_than', { count: MOST_IN_WALK })
            : nameOf(node, say),
      },
      {
        heading: 'catalogue:fields.feature',
        width: 28,
        cell: ({ node }) => node?.place?.feature_name ?? '',
      },
      {
        heading: 'catalogue:fields.module',
        width: 28,
        cell: ({ node }) => node?.place?.module_name ?? '',
      },
      {
        heading: 'catalogue:impact.columns.relation',
        width: 28,
        cell: ({ reached }, say) =>
          reached === null
            ? ''
            : say(`catalogue:impact.relations.${direction}.${reached.step.relation}`),
      },
      {
        heading: 'catalogue:impact.columns.before',
        width: 28,
        cell: ({ before }) => before?.code ?? '',
      },
      {
        heading: 'catalogue:impact.columns.problems',
        width: 24,
        cell: ({ node }, say) =>
          (node?.problems ?? [])
            .map((problem) => say(`catalogue:impact.problems.${problem}`))
            .join(', '),
      },
    ],
    async findIds(tx) {
      const { reached, isPartial } = await walkImpact(tx, scope, { fieldId: field_id, direction });
      byKey = new Map(reached.map((each) => [each.key, each]));
      return [...byKey.keys(), ...(isPartial ? [MORE] : [])];
    },
    async readRows(tx, ids) {
      const wanted = ids.flatMap((id) => byKey.get(id) ?? []);
      const beginning = { relation: 'input' as const, from_field: null, field_id, code: null };
      const nodes = await describeNodes(tx, scope, [
        beginning,
        ...wanted.map(({ step }) => step),
        ...wanted.flatMap(({ before }) => byKey.get(before)?.step ?? []),
      ]);
      const lines = wanted.map((reached) => ({
        id: reached.key,
        reached,
        node: nodes.get(reached.key) ?? null,
        before: nodes.get(reached.before) ?? null,
      }));
      const there = lines.filter(({ node }) => node !== null);
      const rest = { id: MORE, reached: null, node: null, before: null };
      return ids.includes(MORE) ? [...there, rest] : there;
    },
  };
}

function kindOf({ kind, level }: ImpactNode): string {
  return level ?? kind;
}

function nameOf({ name, use }: ImpactNode, say: (key: string) => string): string {
  return use === null ? name : say(`catalogue:uses.${use}`);
}
