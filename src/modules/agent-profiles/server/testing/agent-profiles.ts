import {
  agentProfileRoutes,
  type AgentProfile,
  type AgentProfileInput,
} from '#modules/agent-profiles/contract/agent-profiles.ts';
import {
  createDepartmentRoute,
  createPositionRoute,
} from '#modules/directory/contract/organization.ts';
import type { SignedIn } from '#tests/support/sign-in.ts';

let made = 0;

/** Adds a department of an administrator's company. */
export async function createDepartment(keeper: SignedIn) {
  const name = `แผนก ${(made += 1)}`;
  return keeper.ask(createDepartmentRoute, { body: { name_th: name, name_en: name } });
}

/** Adds a position, of a department if one is given. */
export async function createPosition(keeper: SignedIn, department_id: string | null = null) {
  const name = `ตำแหน่ง ${(made += 1)}`;
  return keeper.ask(createPositionRoute, {
    body: { name_th: name, name_en: name, department_id },
  });
}

/** Creates an agent profile in a department of its own. */
export async function createAgentProfile(
  keeper: SignedIn,
  changes: Partial<AgentProfileInput> = {},
): Promise<AgentProfile> {
  const department = changes.department ?? { id: (await createDepartment(keeper)).id };
  const position = changes.position ?? { id: (await createPosition(keeper, department.id)).id };
  const body = { name: `เอเจนต์ ${(made += 1)}`, ...changes, department, position };
  return (await keeper.ask(agentProfileRoutes.create, { body })).data;
}
