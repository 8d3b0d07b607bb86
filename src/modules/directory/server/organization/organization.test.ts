import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmployeeRoute } from '#modules/directory/contract/employees.ts';
import { unit, unitPage } from '#modules/directory/contract/organization.ts';
import { errorBody } from '#platform/contract/errors.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';

let app: TestApp;
let keeper: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  keeper = await signIn(app, await addUser(app, { role: 'administrator' }));
});
afterAll(() => app.close());

describe.each(['department', 'position'] as const)('a %s', (kind) => {
  const path = `/v1/${kind}s`;
  const add = async (name_th: string, name_en: string) =>
    unit.parse((await keeper.call('POST', path, { body: { name_th, name_en } })).body);

  it('is added, found by either name, renamed, and deleted', async () => {
    const made = await add('ควบคุมคุณภาพน้ำตาล', 'Sugar Quality');
    for (const search of ['quality', 'คุณภาพ', 'น้ำตาล sugar']) {
      const answer = await keeper.call('GET', `${path}?search=${encodeURIComponent(search)}`);
      expect(unitPage.parse(answer.body).data).toEqual([made]);
    }
    const body = {
      name_th: 'ประกันคุณภาพ',
      name_en: 'Quality Assurance',
      updated_at: made.updated_at,
    };
    const renamed = await keeper.call('PUT', `${path}/${made.id}`, { body });
    expect(renamed.body).toMatchObject({ name_th: 'ประกันคุณภาพ' });
    const late = await keeper.call('PUT', `${path}/${made.id}`, { body });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ current: renamed.body });
    expect((await keeper.call('DELETE', `${path}/${made.id}`)).status).toBe(204);
    expect((await keeper.call('GET', `${path}/${made.id}`)).status).toBe(404);
  });

  it('has a unique name, in Thai and in English', async () => {
    await add('ขนส่ง', 'Transport');
    const taken = await keeper.call('POST', path, {
      body: { name_th: 'ขนส่ง', name_en: 'Logistics' },
    });
    expect(taken.body).toMatchObject({
      fields: [{ path: 'name_th', code: 'directory:errors.unit_name_taken' }],
    });
    const nameless = await keeper.call('POST', path, { body: { name_th: 'คลัง', name_en: ' ' } });
    expect(nameless.body).toMatchObject({
      fields: [{ path: 'name_en', code: 'directory:errors.unit_name_en_required' }],
    });
  });

  it('is not deleted while an employee is in it, and the refusal says how many are', async () => {
    const made = await add('จัดซื้อ', 'Purchasing');
    await keeper.ask(createEmployeeRoute, {
      body: {
        code: null,
        first_name_th: 'วีระ',
        last_name_th: 'ใจกล้า',
        first_name: 'Weera',
        last_name: 'Jaikla',
        email: null,
        phone: null,
        department_id: null,
        position_id: null,
        manager_id: null,
        [`${kind}_id`]: made.id,
      },
    });
    const answer = await keeper.call('DELETE', `${path}/${made.id}`);
    expect(answer.status).toBe(409);
    const refusal = errorBody.parse(answer.body);
    expect(refusal.code).toBe(`directory.${kind}_in_use`);
    expect(refusal.message).toContain('1 คน');
    const counted = await keeper.call('GET', `${path}/${made.id}`);
    expect(counted.body).toMatchObject({ employees_count: 1 });
  });
});
