import type { SopInput } from '#modules/feature-development/contract/sop.ts';
import { createSopRoute } from '#modules/feature-development/contract/sops.routes.ts';
import type { SowInput } from '#modules/feature-development/contract/sow.ts';
import { createSowRoute } from '#modules/feature-development/contract/sows.routes.ts';
import { createValueStreamRoute } from '#modules/feature-development/contract/value-streams.routes.ts';
import type { SignedIn } from './sign-in.ts';

let made = 0;

/** Creates a value stream under a name that nobody has yet. */
export function createValueStream(person: SignedIn, changes: object = {}) {
  const body = { name: `สายธารคุณค่าที่ ${(made += 1)}`, ...changes };
  return person.ask(createValueStreamRoute, { body });
}

/** Creates a SOP, in a value stream of its own unless one is given. */
export async function createSop(person: SignedIn, changes: Partial<SopInput> = {}) {
  const value_stream_id = changes.value_stream_id ?? (await createValueStream(person)).id;
  const body = { name: `ขั้นตอนงานที่ ${(made += 1)}`, ...changes, value_stream_id };
  return person.ask(createSopRoute, { body });
}

/** Creates a SOW, in a SOP of its own unless one is given. */
export async function createSow(person: SignedIn, changes: Partial<SowInput> = {}) {
  const sop_id = changes.sop_id ?? (await createSop(person)).id;
  const body = { name: `งานที่ ${(made += 1)}`, ...changes, sop_id };
  return person.ask(createSowRoute, { body });
}
