import {
  refusals,
  type checkEngineRoute,
  type unknownPlaces,
} from '#modules/engines/contract/uses.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Answer } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { engineKeeper, findIdByCode } from '../engines/engines.queries.ts';
import { engineUses } from '../engines/engines.tables.ts';

type Refusal = (typeof refusals)[number];
type Checked = Answer<typeof checkEngineRoute>['data'];

/** What the catalogue knows of the feature that a question is about. */
export interface KnownPlaces {
  /** What it does not have. */
  readonly unknown: readonly (typeof unknownPlaces)[number][];
  readonly unknown_fields: readonly string[];
}

interface Question {
  readonly code: string;
  readonly feature: string;
  readonly places: KnownPlaces;
  /** Today's date where the company is. */
  readonly today: string;
  readonly translator: Translator;
}

/** Whether an engine can serve a feature, and every reason why it cannot. */
export async function checkEngine(
  tx: Transaction,
  scope: Scope,
  { code, feature, places, today, translator }: Question,
): Promise<Checked> {
  const id = await findIdByCode(tx, scope, code);
  const engine = await engineKeeper.find(tx, scope, id);
  const usedAlready = await isUsedBy(tx, scope, { engineId: id, feature });
  const reasons = refusals.filter((refusal) =>
    applies[refusal]({ engine, usedAlready, today, places }),
  );
  return {
    engine: { id, code: engine.code, name: engine.name, status: engine.status },
    feature,
    can_serve: reasons.length === 0,
    reasons: reasons.map((reason) => ({
      code: reason,
      message: translator.translate(scope.language, `engines:refusals.${reason}`, {
        names: places.unknown_fields.join(', '),
      }),
    })),
    used_already: usedAlready,
    unknown_fields: [...places.unknown_fields],
    replacement: engine.replacement,
    retires_on: engine.retires_on,
  };
}

interface Facts {
  readonly engine: Awaited<ReturnType<typeof engineKeeper.find>>;
  readonly usedAlready: boolean;
  readonly today: string;
  readonly places: KnownPlaces;
}

const isUnknown =
  (place: (typeof unknownPlaces)[number]) =>
  ({ places }: Facts) =>
    places.unknown.includes(place);

/** Whether an engine out of use still serves what uses it, up to its last day. */
const isServing = ({ engine: { retires_on }, usedAlready, today }: Facts) =>
  usedAlready && retires_on !== null && retires_on >= today;

/** A deprecated engine goes on serving what uses it, until its last day; it takes on nothing new. */
const applies: Readonly<Record<Refusal, (facts: Facts) => boolean>> = {
  feature_unknown: isUnknown('feature_unknown'),
  module_unknown: isUnknown('module_unknown'),
  field_unknown: isUnknown('field_unknown'),
  engine_draft: ({ engine }) => engine.status === 'draft',
  engine_inactive: (facts) => facts.engine.status === 'inactive' && !isServing(facts),
  engine_deprecated: ({ engine, usedAlready }) => engine.status === 'deprecated' && !usedAlready,
  engine_retired: ({ engine, today }) =>
    engine.status === 'deprecated' && engine.retires_on !== null && engine.retires_on < today,
  logic_missing: ({ engine }) => engine.logic.trim() === '',
};

async function isUsedBy(
  tx: Transaction,
  { companyId }: Scope,
  { engineId, feature }: { engineId: string; feature: string },
): Promise<boolean> {
  const found = await tx
    .select({ id: engineUses.dependent_id })
    .from(engineUses)
    .where(
      hasValues(engineUses, { company_id: companyId, engine_id: engineId, feature_code: feature }),
    )
    .limit(1);
  return found.length > 0;
}
