import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDepartmentRoute } from '#modules/directory/contract/organization.ts';
import type { SettingInfo } from '#modules/notifications/contract/setting-info.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn } from '#tests/support/sign-in.ts';
import { createEventCatalogue } from '../events/event-catalogue.ts';
import { evaluateConditions } from './evaluate-conditions.ts';
import type { LoggedEvent } from './read-property.ts';
import { readNames, writeTexts } from './write-texts.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
});
afterAll(() => app.close());

const declaredAs = (name: string) => {
  const declared = createEventCatalogue(app.context).events.get(name);
  if (declared === undefined) throw new Error(`Nobody declares ${name}`);
  return declared;
};

const happened = (after: object, at = '2026-11-25T16:59:59.000Z'): LoggedEvent => ({
  sequence: 1,
  name: 'directory.employee_updated',
  entity: 'employee',
  entity_id: '1',
  before: null,
  after,
  at,
  user_id: null,
  employee_id: null,
});

async function write(
  info: Pick<SettingInfo, 'title' | 'message' | 'translations'>,
  after: object,
  name = 'directory.employee_updated',
) {
  const { database, translator, recordNames } = app.context;
  const declared = declaredAs(name);
  const event = happened(after);
  const names = await database.inCompany({ companyId: 1 }, (tx) =>
    readNames(tx, { companyId: 1 }, { info, declared, events: [event], recordNames }),
  );
  return writeTexts({ info, declared, event, translator, names });
}

it('readers of English get the Thai text of that part alone which is not translated', async () => {
  const translations = { en: { title: '', message: 'Changed: {{code}}' } };
  expect(
    await write({ title: 'แก้ไข {{code}}', message: 'แก้ไขแล้ว', translations }, { code: 'E-1' }),
  ).toEqual({
    title: { th: 'แก้ไข E-1', en: 'แก้ไข E-1' },
    message: { th: 'แก้ไขแล้ว', en: 'Changed: E-1' },
  });
});

it('a department is written by its name in the language of each reader', async () => {
  const administrator = await signIn(app, await addUser(app, { role: 'administrator' }));
  const { id } = await administrator.ask(createDepartmentRoute, {
    body: { name_th: 'ฝ่ายไร่อ้อย', name_en: 'Cane fields' },
  });
  const info = { title: '{{department}}', message: '{{department}}', translations: { en: null } };
  const names = { th: 'ฝ่ายไร่อ้อย', en: 'Cane fields' };
  expect((await write(info, { department_id: id })).title).toEqual(names);
  expect((await write(info, { department: { id, name: 'ฝ่ายไร่อ้อย' } })).message).toEqual(names);
});

it('numbers are grouped by thousands, and amounts of money have two decimals', async () => {
  const info = { title: '{{total}}', message: '', translations: { en: null } };
  const quotation = await write(info, { total: 408111.5 }, 'quotations.accepted');
  expect(quotation.title).toEqual({ th: '408,111.50', en: '408,111.50' });
  const tons = { title: '{{totalTons}}', message: '', translations: { en: null } };
  const contract = await write(tons, { totalTons: 1250 }, 'cane-contracts.approved');
  expect(contract.title.th).toBe('1,250');
});

it('a moment that is compared with a day counts as its day in Bangkok', () => {
  const declared = declaredAs('directory.employee_updated');
  const fires = (at: string, operator: 'eq' | 'lte' | 'gt') =>
    evaluateConditions(
      { match: 'all', conditions: [{ field: 'at', operator, value: '2026-11-25' }] },
      declared,
      happened({}, at),
    ).fires;
  const [first, last, next] = [
    '2026-11-24T17:00:00.000Z',
    '2026-11-25T16:59:59.000Z',
    '2026-11-25T17:00:00.000Z',
  ];
  expect([first, last, next].map((at) => fires(at, 'eq'))).toEqual([true, true, false]);
  expect([first, last, next].map((at) => fires(at, 'lte'))).toEqual([true, true, false]);
  expect([first, last, next].map((at) => fires(at, 'gt'))).toEqual([false, false, true]);
});
