import type { ImpactDirection } from '#modules/catalogue/contract/impact.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { allSpellings } from './engine-spellings.queries.ts';
import { engineKey, fieldKey, keyOf, leadsOn } from './impact-nodes.queries.ts';
import { companyOfField, findSteps, type Step } from './impact-steps.queries.ts';

/** A file with more than this ends with a line that says so. */
export const MOST_IN_WALK = 20_000;

/** What a walk reached, after how many steps, and from where. */
export interface Reached {
  readonly key: string;
  readonly step: Step;
  readonly distance: number;
  /** What comes before it on the shortest way. */
  readonly before: string;
}

interface Walk {
  readonly fieldId: string;
  readonly direction: ImpactDirection;
  readonly most?: number;
}

/**
 * Everything that follows from a field, the nearest first, each once however many ways lead to it; a circle ends
 * where it began.
 */
export async function walkImpact(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { fieldId, direction, most = MOST_IN_WALK }: Walk,
): Promise<{ readonly reached: readonly Reached[]; readonly isPartial: boolean }> {
  const catalogueCompanyId = await companyOfField(tx, companyId, fieldId);
  const seen = new Set([fieldKey(fieldId)]);
  const reached: Reached[] = [];
  let fields = [fieldId];
  const place = { companyId, catalogueCompanyId };
  const followed = new Set<string>();
  let engines: readonly string[] = [];
  for (let distance = 1; fields.length + engines.length > 0; distance += 1) {
    const start = { ...place, direction, fields, engines };
    // Up to half of the steps may lead to what is known already.
    const limit = 2 * most;
    const steps = await findSteps(tx, start, { limit, offset: 0 });
    fields = [];
    const named: string[] = [];
    for (const step of steps) {
      const key = keyOf(step);
      const isNew = !seen.has(key);
      if (isNew) {
        if (reached.length === most) return { reached, isPartial: true };
        seen.add(key);
        const before =
          step.from_field === null ? engineKey(step.from_engine ?? '') : fieldKey(step.from_field);
        reached.push({ key, step, distance, before });
      }
      if (!leadsOn(direction, step)) continue;
      if (step.field_id !== null) fields.push(...(isNew ? [step.field_id] : []));
      // An engine that nobody registered is followed under each of its spellings.
      else if (step.code !== null && !followed.has(step.code)) named.push(step.code);
    }
    engines = await allSpellings(tx, place, named);
    for (const code of engines) followed.add(code);
    if (steps.length === limit) return { reached, isPartial: true };
  }
  return { reached, isPartial: false };
}
