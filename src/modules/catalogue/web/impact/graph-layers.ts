import type { ImpactLink, ImpactNode } from '#modules/catalogue/contract/impact.ts';

/** A thing of the drawing: how many steps away it is, and which one among those as far away. */
export interface Placed {
  readonly node: ImpactNode;
  readonly layer: number;
  readonly row: number;
  readonly expandable: boolean;
}

interface Layers {
  readonly placed: readonly Placed[];
  /** Which leads to which, by key. */
  readonly edges: readonly { readonly from: string; readonly to: string }[];
}

/** Everything that is open, each thing once, as close to the beginning as the shortest way to it. */
export function layersOf(
  root: ImpactNode,
  linksOf: (key: string) => readonly ImpactLink[],
): Layers {
  const placed = new Map<string, Placed>([
    [root.key, { node: root, layer: 0, row: 0, expandable: true }],
  ]);
  const edges = new Map<string, { from: string; to: string }>();
  const rows = [1];
  // What is added meanwhile is gone through too.
  for (const [from, { layer, expandable: leadsOn }] of placed) {
    for (const { node, expandable } of leadsOn ? linksOf(from) : []) {
      edges.set(`${from} ${node.key}`, { from, to: node.key });
      if (placed.has(node.key)) continue;
      const row = rows[layer + 1] ?? 0;
      rows[layer + 1] = row + 1;
      placed.set(node.key, { node, layer: layer + 1, row, expandable });
    }
  }
  return { placed: [...placed.values()], edges: [...edges.values()] };
}
