import { type Engine, type EngineInput, engineRoutes } from '#modules/engines/contract/engines.ts';
import type { Dependent } from '../public.ts';
import { newId } from '#platform/server/ids.ts';
import type { SignedIn } from '#tests/support/sign-in.ts';

let made = 0;

/** Registers an engine under a code that nobody has yet. */
export async function createEngine(
  keeper: SignedIn,
  changes: Partial<EngineInput> = {},
): Promise<Engine> {
  made += 1;
  const body = {
    code: `ENG-${made}`,
    name: `เครื่องคำนวณที่ ${made}`,
    type: 'function' as const,
    logic: 'return tons * price;',
    ...changes,
  };
  return (await keeper.ask(engineRoutes.create, { body })).data;
}

/** Something of the catalogue that uses engines. */
export function dependentOn(
  engineIds: readonly string[],
  changes: Partial<Dependent> = {},
): Dependent {
  made += 1;
  return {
    kind: 'process_output',
    id: newId(),
    code: `OUT-${made}`,
    name_th: `ผลลัพธ์ที่ ${made}`,
    name_en: `Output ${made}`,
    module_code: 'CANE',
    feature_code: 'CANE-WEIGH',
    link: '/air/feature/1',
    uses: engineIds.map((engine_id) => ({ engine_id, required: true })),
    ...changes,
  };
}
