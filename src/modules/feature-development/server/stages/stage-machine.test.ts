import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sowRoutes } from '#modules/feature-development/contract/sows.ts';
import { listStagesRoute } from '#modules/feature-development/contract/stages.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { describePostgres, type TestDatabase } from '#tests/support/databases.ts';
import { createSop, createSow, findDisagreements, moveSow } from '../testing/tracking.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import {
  completedOf,
  newSow,
  nextOf,
  obey,
  phaseAt,
  specifiedOrder,
  type Command,
  type SowModel,
} from './testing/stage-model.ts';

interface Person {
  readonly account: SignedIn;
  readonly employeeId: number;
}

/** A random choice that becomes a command once the stage of the SOW is known. */
const wish = fc.record({
  who: fc.nat(5),
  sow: fc.nat(5),
  kind: fc.constantFrom(
    'start' as const,
    'start' as const,
    'complete' as const,
    'complete' as const,
    'assign' as const,
    'edit' as const,
    'rollback' as const,
  ),
  /** Mostly the stage that is next. */
  ahead: fc.constantFrom(0, 0, 0, 0, 0, 0, -1, -2, -4, 1, 3),
  word: fc.constantFrom('แก้แบบ', 'ข้อมูลไม่ครบ'),
  people: fc.uniqueArray(fc.nat(5), { minLength: 1, maxLength: 3 }),
});

type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never;

/** Where SOWs begin: many at the beginning, the others anywhere. */
const starts = fc.array(fc.oneof(fc.constant(0), fc.constantFrom(...specifiedOrder)), {
  minLength: 6,
  maxLength: 6,
});

function commandOf(
  { kind, ahead, word, people: chosen }: Wish,
  next: number | null,
  all: readonly Person[],
): Command {
  const back = kind === 'rollback' || kind === 'edit' ? 1 : 0;
  const stage = Math.min(20, Math.max(1, (next ?? 21) + ahead - back));
  switch (kind) {
    case 'start':
    case 'complete':
      return { kind, stage };
    case 'edit':
      return { kind, stage, notes: word };
    case 'rollback':
      return { kind, stage, reason: word };
    case 'assign':
      return {
        kind,
        stage,
        assignees: chosen.flatMap((index) => all[index % all.length]?.employeeId ?? []),
      };
  }
}

async function addPeople(app: TestApp, count: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let index = 0; index < count; index += 1) {
    const user = await addUser(app);
    people.push({ account: await signIn(app, user), employeeId: user.employeeId ?? 0 });
  }
  return people;
}

/** SOWs in several SOPs that begin after these stages, each with its model. */
async function addSows(
  { account }: Person,
  begun: readonly number[],
): Promise<Map<string, SowModel>> {
  const one = await createSop(account);
  const other = await createSop(account, { value_stream_id: one.value_stream_id });
  const third = await createSop(account);
  const sows = new Map<string, SowModel>();
  for (const [place, { id: sop_id }] of [one, one, one, other, other, third].entries()) {
    const current_stage = begun[place] ?? 0;
    const { id } = await createSow(account, { sop_id, current_stage });
    sows.set(id, newSow({ upTo: current_stage, by: account.userId }));
  }
  return sows;
}

/** Compares what is stored of a SOW, with its history, to the model. */
async function expectStored({ account }: Person, id: string, model: SowModel): Promise<void> {
  const done = completedOf(model);
  expect(await account.ask(sowRoutes.get, { params: { id } })).toMatchObject({
    current_stage: done,
    step_index: done,
    phase: phaseAt(nextOf(model) ?? 20),
    progress: Math.round(
      (specifiedOrder.filter((stage) => stage <= done).length / specifiedOrder.length) * 100,
    ),
    next_stage: nextOf(model),
  });
  const stored = await account.ask(listStagesRoute, { params: { id } });
  const seen = stored.map((stage) => ({
    stage: stage.stage_number,
    pass: stage.pass,
    earlier: stage.earlier_passes.map(({ pass }) => pass),
    started: stage.is_started,
    complete: stage.is_complete,
    notes: stage.notes,
    assignees: stage.assignee_ids,
    reason: stage.rollback_reason,
  }));
  expect(seen).toEqual(
    model.map(({ stage, pass, startedBy, completedBy, notes, assignees, rolledBack }) => ({
      stage,
      pass,
      earlier: Array.from({ length: pass - 1 }, (_, index) => index + 1),
      started: startedBy !== null,
      complete: completedBy !== null,
      notes,
      assignees,
      reason: rolledBack?.reason ?? null,
    })),
  );
}

it('After whatever several people do to many SOWs, stages, phases, percentages and history follow the rules', async () => {
  const app = await startTestApp({ role: 'web' });
  const people = await addPeople(app, 3);
  await fc.assert(
    fc.asyncProperty(
      starts,
      fc.array(wish, { minLength: 40, maxLength: 60 }),
      async (begun, wishes) => {
        const [first] = people;
        if (first === undefined) throw new Error('Nobody was added');
        const models = await addSows(first, begun);
        const ids = [...models.keys()];
        for (const each of wishes) {
          const id = ids[each.sow] ?? '';
          const model = models.get(id) ?? [];
          const person = people[each.who % people.length] ?? first;
          const command = commandOf(each, nextOf(model), people);
          const expected = obey(model, person.account.userId, command);
          const { status } = await moveSow(person.account, id, command);
          expect({ command, status }).toEqual({
            command,
            status: expected === undefined ? 409 : 200,
          });
          models.set(id, expected ?? model);
        }
        for (const [id, model] of models) await expectStored(first, id, model);
        expect(await findDisagreements(app)).toEqual([]);
      },
    ),
    // A smaller example would take longer to find than the test may run, and then none is shown.
    { numRuns: 2, endOnFailure: true },
  );
  await app.close();
});

describePostgres('stages', (engine) => {
  let home: TestDatabase;
  let app: TestApp;
  let people: Person[];

  beforeAll(async () => {
    home = await engine.createDatabase();
    const { DATABASE_URL = '' } = home.settings;
    app = await startTestApp({ environment: { DATABASE_URL } });
    people = await addPeople(app, 5);
  });
  afterAll(async () => {
    await app.close();
    await home.close();
  });

  it('are moved by twenty simultaneous clients as if they had come one after the other', async () => {
    const [first] = people;
    if (first === undefined) throw new Error('Nobody was added');
    const models = await addSows(first, [0, 0, 0, 8, 15, 19]);
    const ids = [...models.keys()];
    const [sample = []] = fc.sample(fc.array(wish, { minLength: 400, maxLength: 400 }), {
      numRuns: 1,
      seed: 5,
    });
    await Promise.all(
      Array.from({ length: 20 }, async (_, client) => {
        const { account } = people[client % people.length] ?? first;
        for (const each of sample.slice(client * 20, client * 20 + 20)) {
          const id = ids[each.sow] ?? '';
          const { next_stage } = await account.ask(sowRoutes.get, { params: { id } });
          const { status } = await moveSow(account, id, commandOf(each, next_stage, people));
          expect([200, 409]).toContain(status);
        }
      }),
    );
    for (const [id, model] of models) {
      await expectStored(first, id, await replay(app, id, model));
    }
    expect(await findDisagreements(app)).toEqual([]);
  });

  it('are completed once when fifty people do so at once', async () => {
    const [first] = people;
    if (first === undefined) throw new Error('Nobody was added');
    const { id: sowId } = await createSow(first.account, { current_stage: 9 });
    await moveSow(first.account, sowId, { kind: 'start', stage: 10 });
    const fifty = await addPeople(app, 50);
    const answers = await Promise.all(
      fifty.map(({ account }) => moveSow(account, sowId, { kind: 'complete', stage: 10 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // A server that is too busy for all of them says so to some.
    const refused = answers.filter(({ status }) => status !== 200 && status !== 503);
    for (const { body } of refused) {
      expect(body).toMatchObject({ code: 'feature-development.stage_already_completed' });
    }
    expect(await first.account.ask(sowRoutes.get, { params: { id: sowId } })).toMatchObject({
      current_stage: 10,
      version: 3,
    });
    expect(await findDisagreements(app)).toEqual([]);
  });
});

interface LoggedEvent {
  readonly name: string;
  readonly by: string;
  readonly after: {
    readonly stage_number: number;
    readonly notes?: string;
    readonly reason?: string;
    readonly assignee_ids?: readonly number[];
  };
}

/** Rebuilds the model from the event log of a SOW: each command that was carried out must be legal in its turn. */
async function replay(app: TestApp, id: string, created: SowModel): Promise<SowModel> {
  const events = await queryRows<LoggedEvent>(
    app,
    `select name, user_id as by, after from event_log
     where entity = 'sow' and entity_id = $1 and name like '%.stage_%' order by sequence`,
    [id],
  );
  return events.reduce<SowModel>((sow, { name, by, after }) => {
    const next = obey(sow, by, commandIn(name, after));
    expect(next, `${name} ${JSON.stringify(after)}`).toBeDefined();
    expect(next).not.toBe(sow);
    return next ?? sow;
  }, created);
}

function commandIn(name: string, { stage_number: stage, ...after }: LoggedEvent['after']): Command {
  switch (name) {
    case 'feature-development.stage_started':
      return { kind: 'start', stage };
    case 'feature-development.stage_completed':
      return { kind: 'complete', stage };
    case 'feature-development.stage_edited':
      return { kind: 'edit', stage, notes: after.notes ?? '' };
    case 'feature-development.stage_assigned':
      return { kind: 'assign', stage, assignees: after.assignee_ids ?? [] };
    case 'feature-development.stage_rolled_back':
      return { kind: 'rollback', stage, reason: after.reason ?? '' };
    default:
      throw new Error(`${name} is not a command`);
  }
}
