import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEngine } from '#modules/engines/server/testing/engines.ts';
import { dryRunRoute } from '#modules/notifications/contract/dry-run.ts';
import {
  listAttemptsRoute,
  listRecipientsRoute,
  listRecordsRoute,
} from '#modules/notifications/contract/records.ts';
import { activateSettingRoute } from '#modules/notifications/contract/settings.ts';
import type { Permission } from '#platform/contract/permissions.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createSetting, saveDraft } from '../testing/settings.ts';
import { workOff } from '../testing/work-off.ts';

let app: TestApp;
let keeper: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  keeper = await signIn(app, await addUser(app, { role: 'manager' }));
});
afterAll(() => app.close());

const editor = async (...others: Permission[]) => {
  const permissions: Permission[] = ['notifications:read', 'notifications:write', ...others];
  return signIn(app, await addUser(app, { permissions }));
};

it('somebody who may not see a record reads nothing of it in dry runs, records and recipients', async () => {
  const made = await createSetting(keeper);
  await saveDraft(keeper, made, { recipients: [{ field: 'actor' }] });
  await keeper.ask(activateSettingRoute, { params: made });
  await createEngine(keeper, { code: 'SECRET' });
  await workOff(app.context);

  const seenBy = async (person: SignedIn) => {
    const query = { setting_id: made.id };
    const { data: records } = await person.ask(listRecordsRoute, { query });
    const { data: recipients } = await person.ask(listRecipientsRoute, { query: {} });
    const dryRun = await person.call('GET', dryRunRoute.path.replace(':id', made.id));
    return { records: records.length, recipients: recipients.length, dryRun: dryRun.status };
  };
  expect(await seenBy(await editor())).toEqual({ records: 0, recipients: 0, dryRun: 403 });
  expect(await seenBy(await editor('engines:read'))).toEqual({
    records: 1,
    recipients: 1,
    dryRun: 200,
  });
  const [sent] = (await keeper.ask(listRecipientsRoute, { query: {} })).data;
  const attempts = listAttemptsRoute.path.replace(':id', sent?.id ?? '');
  expect((await (await editor()).call('GET', attempts)).status).toBe(404);
  expect((await (await editor('engines:read')).call('GET', attempts)).status).toBe(200);
});

it('somebody who may not see a record writes no setting about it', async () => {
  const stranger = await editor();
  await expect(createSetting(stranger)).rejects.toThrow('answered 403');
  const made = await createSetting(keeper);
  await expect(saveDraft(stranger, made, {})).rejects.toThrow('answered 403');
  expect(await createSetting(await editor('engines:read'))).toMatchObject({ status: 'Inactive' });
});
