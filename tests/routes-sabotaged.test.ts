import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type * as modules from '#app/server/modules.ts';
import type * as identity from '#modules/identity/server/public.ts';
import type { Route } from '#platform/contract/route.ts';
import type { Context } from '#platform/server/context.ts';
import {
  careless,
  clearing,
  forgetful,
  hushing,
  muttering,
  unsorted,
  welcoming,
} from './support/sweep/careless-module.ts';
import { sabotage } from './support/sweep/sabotage.ts';
import { nameOf, servedRoutes, type SweptRoute } from './support/sweep/served-routes.ts';
import {
  sweepCompanies,
  sweepMembers,
  sweepPermissions,
  sweepSessions,
} from './support/sweep/sweep-access.ts';
import { sweepBodyFields } from './support/sweep/sweep-body-fields.ts';
import { sweepAnswers, sweepStatuses, sweepUnknownFields } from './support/sweep/sweep-contract.ts';
import { sweepDeparted } from './support/sweep/sweep-departed.ts';
import { sweepForeignIds } from './support/sweep/sweep-foreign-ids.ts';
import { sweepLists } from './support/sweep/sweep-lists.ts';
import { sweepOmittedFields } from './support/sweep/sweep-omitted-fields.ts';
import { sweepMessages } from './support/sweep/sweep-messages.ts';
import { sweepRepeated } from './support/sweep/sweep-repeated.ts';
import { startSweptApp, type SweptApp } from './support/sweep/swept-app.ts';

// Breaks one check at a time, in the application itself, and expects the sweeps of routes.test.ts to notice.

vi.mock('#modules/identity/server/public.ts', async (importOriginal) => {
  const real = await importOriginal<typeof identity>();
  const { withoutCheck } = await import('./support/sweep/sabotage.ts');
  return {
    ...real,
    createAuthenticator: (context: Context) => withoutCheck(real.createAuthenticator(context)),
  };
});

vi.mock('#app/server/modules.ts', async (importOriginal) => {
  const real = await importOriginal<typeof modules>();
  const { carelessModule } = await import('./support/sweep/careless-module.ts');
  return { modules: [...real.modules, carelessModule] };
});

let swept: SweptApp;
let routes: SweptRoute[];

beforeAll(async () => {
  swept = await startSweptApp({ sabotaged: true });
  routes = await servedRoutes(swept.app);
});
afterAll(async () => {
  sabotage.check = 'none';
  await swept.app.close();
});

/** Routes of a kind without a reported problem. */
function unnoticed(isOfKind: (route: Route) => boolean, problems: readonly string[]): string[] {
  return routes
    .filter(isOfKind)
    .map(nameOf)
    .filter((name) => !problems.some((problem) => problem.startsWith(`${name} answers`)));
}

describe('the sweeps', { timeout: 1_800_000 }, () => {
  it('find nothing while every check is in place', async () => {
    sabotage.check = 'none';
    expect(await sweepSessions(swept.app, routes.slice(0, 3))).toEqual([]);
    expect(await sweepCompanies(swept.app, routes.slice(0, 3), swept.foreign.id)).toEqual([]);
  });

  it('find a session that is not required, on every route that needs one', async () => {
    sabotage.check = 'session';
    const found = await sweepSessions(swept.app, routes);
    expect(unnoticed(({ access }) => access !== 'public', found)).toEqual([]);
  });

  it('find a company that is not checked', async () => {
    sabotage.check = 'company';
    const found = await sweepCompanies(swept.app, routes, swept.foreign.id);
    expect(unnoticed(({ access }) => access.includes(':'), found)).toEqual([]);
  });

  it('find a permission that is not required', async () => {
    sabotage.check = 'permission';
    const found = await sweepPermissions(swept.app, routes);
    expect(unnoticed(({ access }) => access.includes(':'), found)).toEqual([]);
  });

  it('find a field that a change forgets', async () => {
    sabotage.check = 'none';
    const found = await sweepBodyFields([forgetful], { company: swept.own, routes });
    expect(found).toEqual([
      'PUT /v1/agents/:id/texts: the answer forgets description',
      'PUT /v1/agents/:id/texts: description is not stored',
    ]);
  });

  it('find a list that ignores its pages, its filter and its order', async () => {
    sabotage.check = 'none';
    expect(await sweepLists([unsorted], swept.own)).toEqual([
      'GET /v1/shelf has other rows on pages of two',
      'GET /v1/shelf shows 2 of 1 for colour="red"',
      'GET /v1/shelf shows 2 of 1 for colour="blue"',
      'GET /v1/shelf has no row that colour leaves out',
      'GET /v1/shelf is not sorted by name',
    ]);
  });

  it('find a change that clears what it is not given, and an employee who left', async () => {
    sabotage.check = 'none';
    const sweep = { company: swept.own, routes };
    expect(await sweepOmittedFields([clearing], sweep)).toEqual([
      'PUT /v1/agents/:id/refilled-texts answers that description is something else when it is left out',
    ]);
    expect(await sweepDeparted([welcoming], sweep)).toEqual([
      'PUT /v1/agents/:id/keeper answers 200 to owner_user_id of somebody who left',
    ]);
  });

  it('find a refusal that names no field or says nothing, and a status that a question does not have', async () => {
    sabotage.check = 'none';
    expect(await sweepRepeated([hushing], swept.own)).toEqual([
      'POST /v1/hushed-texts names no field that is taken',
    ]);
    expect(sweepMessages([muttering])).toEqual([
      'GET /v1/muttered says nothing about what is wrong with word',
    ]);
    expect(sweepStatuses([muttering])).toEqual(['GET /v1/muttered answers 201']);
  });

  it('find routes that forget the company, the permission, or their schema', async () => {
    sabotage.check = 'none';
    const { app, own } = swept;
    const found = [
      ...(await sweepForeignIds(app, careless, swept)),
      ...(await sweepPermissions(app, careless)),
      ...sweepMembers(careless),
      ...(await sweepUnknownFields(app, careless, own)),
      ...(await sweepAnswers(app, careless, own)),
    ].join('\n');
    expect(found).toContain('GET /v1/agents/:id/peek distinguishes foreign from missing');
    expect(found).toContain('GET /v1/agents/:id/peek answers 200');
    expect(found).toContain('POST /v1/agents/:id/poke changed agents of another company');
    expect(found).toContain(
      'POST /v1/agents/:id/poke answers 404 to the company whose record it is',
    );
    expect(found).toContain('POST /v1/attachments distinguishes foreign from missing');
    expect(found).toContain('sweep-records.ts makes no /v1/undeclared/:id');
    expect(found).toContain("nothing:read is in no module's permissions");
    expect(found).toContain('GET /v1/open asks for no permission');
    expect(found).toContain(
      'POST /v1/agents/:id/poke answers 404 to a field that it does not know',
    );
    expect(found).toContain('GET /v1/open answers 500');
  });
});
