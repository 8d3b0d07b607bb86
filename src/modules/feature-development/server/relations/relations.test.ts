import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as routes from '#modules/feature-development/contract/relations.ts';
import type { RelationKind } from '#modules/feature-development/contract/relations.ts';
import { listActivityRoute } from '#modules/feature-development/contract/activity.ts';
import { getBoardRoute } from '#modules/feature-development/contract/flow.ts';
import { sowRoutes, type Sow } from '#modules/feature-development/contract/sows.ts';
import { errorBody } from '#platform/contract/errors.ts';
import type { Answer } from '#tests/support/send.ts';
import { STAGE_COUNT } from '#modules/feature-development/contract/stage-order.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addCompany, addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createSop, createSow, createValueStream, moveSow } from '../testing/tracking.ts';

let app: TestApp;
let person: SignedIn;
let sop_id: string;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  person = await signIn(app);
  sop_id = (await createSop(person)).id;
});

afterAll(() => app.close());

const newSow = (name: string, current_stage = 0) =>
  createSow(person, { sop_id, name, current_stage });
const relate = (sow: Sow, kind: RelationKind, other: Sow) =>
  person.ask(routes.addRelationRoute, {
    params: { id: sow.id },
    body: { kind, related_id: other.id },
  });
const tryToRelate = (sow: Sow, kind: RelationKind, related_id: string) =>
  person.call('POST', `/v1/sows/${sow.id}/relations`, { body: { kind, related_id } });
const messageOf = ({ body }: Answer) =>
  errorBody.parse(body).fields?.[0]?.message ?? errorBody.parse(body).message;
const namesOf = (sows: readonly { readonly name: string }[]) => sows.map(({ name }) => name);

describe('relations of SOWs', () => {
  it('are seen from both sides, whichever side they were added from', async () => {
    const [first, second, third] = [await newSow('ก'), await newSow('ข'), await newSow('ค')];
    await relate(first, 'blocks', second);
    const relations = await relate(second, 'blocks', third);
    expect(namesOf(relations.blocks)).toEqual(['ค']);
    expect(namesOf(relations.blocked_by)).toEqual(['ก']);
    const seen = await person.ask(routes.listRelationsRoute, { params: { id: third.id } });
    expect(namesOf(seen.blocked_by)).toEqual(['ข']);
    const left = await person.ask(routes.removeRelationRoute, {
      params: { id: third.id, related_id: second.id },
    });
    expect(left).toEqual({ blocks: [], blocked_by: [] });
  });

  it.each([
    ['blocks', 'blocked_by'],
    ['blocked_by', 'blocks'],
  ] as const)('that would close a circle are refused with its names: %s', async (kind, back) => {
    const [a, b, c] = [await newSow('A'), await newSow('B'), await newSow('C')];
    await relate(a, kind, b);
    await relate(b, kind, c);
    const answer = await tryToRelate(c, kind, a.id);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      fields: [{ path: 'related_id', code: 'feature-development:errors.relation_closes_circle' }],
    });
    const circle = kind === 'blocks' ? 'C → A → B → C' : 'A → C → B → A';
    expect(messageOf(answer)).toContain(circle);
    // The other way round it is a second relation in the same direction.
    await relate(a, kind, c);
    expect((await tryToRelate(c, back, a.id)).body).toMatchObject({
      fields: [{ path: 'related_id', code: 'feature-development:errors.relation_exists' }],
    });
  });

  it('are refused with itself, with what does not exist and with what is in another company', async () => {
    const sow = await newSow('Alone');
    const company = await addCompany(app);
    const stranger = await signIn(app, await addUser(app, { companyId: company }));
    const foreign = await createSow(stranger);
    const codeFor = async (id: string) => (await tryToRelate(sow, 'blocks', id)).body;
    expect(await codeFor(sow.id)).toMatchObject({
      fields: [{ path: 'related_id', code: 'feature-development:errors.relation_to_itself' }],
    });
    for (const id of [foreign.id, '01977c3e-5c1a-7b52-9d53-2f8a0c9b1e11']) {
      expect(await codeFor(id)).toMatchObject({
        fields: [{ path: 'related_id', code: 'feature-development:errors.sow_unknown' }],
      });
    }
  });

  it('are limited for each SOW and direction', async () => {
    const sow = await newSow('Popular');
    const first = await newSow('One too many');
    for (let number = 0; number < routes.MOST_RELATIONS; number += 1) {
      await relate(sow, 'blocks', await newSow(`Waits ${number}`));
    }
    expect(await tryToRelate(sow, 'blocks', first.id)).toMatchObject({
      status: 409,
      body: { code: 'feature-development.relations_full' },
    });
    expect((await tryToRelate(sow, 'blocked_by', first.id)).status).toBe(201);
  });

  it('never close a circle, however many people add them at once', async () => {
    const sows = await Promise.all(['1', '2', '3'].map((name) => newSow(name)));
    const answers = await Promise.all(
      sows.map((sow, place) => {
        const next = sows[(place + 1) % sows.length];
        return tryToRelate(sow, 'blocks', next?.id ?? '');
      }),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  });

  it('need the permission to change SOWs', async () => {
    const [a, b] = [await newSow('A'), await newSow('B')];
    const permissions = ['feature-development:read'] as const;
    const reader = await signIn(app, await addUser(app, { permissions }));
    const body = { kind: 'blocks', related_id: b.id };
    expect((await reader.call('POST', `/v1/sows/${a.id}/relations`, { body })).status).toBe(403);
    const params = { id: a.id };
    expect(await reader.ask(routes.listRelationsRoute, { params })).toMatchObject({ blocks: [] });
  });

  it('show on SOW, list and board until what comes first is delivered, and stop no move', async () => {
    const blocked = await newSow('Blocked');
    const blocker = await newSow('Comes first', STAGE_COUNT - 1);
    await relate(blocked, 'blocked_by', blocker);
    const open = [{ id: blocker.id, name: 'Comes first' }];
    const { id } = blocked;
    const seen = async () => {
      const one = await person.ask(sowRoutes.get, { params: { id } });
      const list = await person.ask(sowRoutes.list, { query: { sop_id, limit: 100 } });
      const board = await person.ask(getBoardRoute, { query: { sop_id, search: 'Blocked' } });
      const cards = board.columns.flatMap((column) => column.cards);
      return [one, ...list.data, ...cards]
        .filter((each) => each.id === id)
        .map((each) => each.open_blockers);
    };
    expect(await seen()).toEqual([open, open, open]);
    expect((await moveSow(person, id, { kind: 'start', stage: 1 })).status).toBe(200);
    await moveSow(person, blocker.id, { kind: 'start', stage: STAGE_COUNT });
    await moveSow(person, blocker.id, { kind: 'complete', stage: STAGE_COUNT });
    expect(await seen()).toEqual([[], [], []]);
  });

  it('are in the history of both SOWs by name', async () => {
    const [a, b] = [await newSow('Earlier'), await newSow('Later')];
    await relate(a, 'blocks', b);
    await person.ask(routes.removeRelationRoute, { params: { id: a.id, related_id: b.id } });
    const historyOf = async ({ id }: Sow) => {
      const { data } = await person.ask(listActivityRoute, { params: { id } });
      return data.map(({ event, subjects }) => [event.split('.').at(-1), ...subjects]);
    };
    expect(await historyOf(a)).toEqual([
      ['sow_blocks_removed', 'Later'],
      ['sow_blocks_added', 'Later'],
      ['sow_created'],
    ]);
    expect((await historyOf(b)).slice(0, 2)).toEqual([
      ['sow_blocked_by_removed', 'Earlier'],
      ['sow_blocked_by_added', 'Earlier'],
    ]);
  });

  it('keep a SOW from being deleted while others wait for it, unless its name is typed', async () => {
    const [first, second] = [await newSow('Waited for'), await newSow('Waiting')];
    await relate(first, 'blocks', second);
    const path = `/v1/sows/${first.id}`;
    const refused = await person.call('DELETE', path);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'feature-development.sow_blocks_others' });
    expect(messageOf(refused)).toContain('Waiting');
    expect((await person.call('DELETE', `${path}?confirm_name=Waited`)).status).toBe(400);
    expect((await person.call('DELETE', `${path}?confirm_name=Waited%20for`)).status).toBe(204);
    const { data } = await person.ask(listActivityRoute, { params: { id: second.id } });
    expect(data[0]).toMatchObject({ subjects: ['Waited for'] });
    // The one that only waits goes without more ado.
    expect((await person.call('DELETE', `/v1/sows/${second.id}`)).status).toBe(204);
  });

  it('go with a value stream that is deleted', async () => {
    const stream = await createValueStream(person, { name: 'Whole stream' });
    const own = await createSop(person, { value_stream_id: stream.id });
    const gone = await createSow(person, { sop_id: own.id, name: 'Goes too' });
    const stays = await newSow('Stays');
    await relate(stays, 'blocked_by', gone);
    const path = `/v1/value-streams/${stream.id}?confirm_name=Whole%20stream`;
    expect((await person.call('DELETE', path)).status).toBe(204);
    const params = { id: stays.id };
    expect(await person.ask(routes.listRelationsRoute, { params })).toMatchObject({
      blocked_by: [],
    });
    const { data } = await person.ask(listActivityRoute, { params });
    expect(data[0]).toMatchObject({ subjects: ['Goes too'] });
  });
});
