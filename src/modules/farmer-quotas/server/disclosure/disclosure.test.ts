import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { normaliseText } from '#libraries/text/normalise-text.ts';
import * as corrections from '#modules/farmer-quotas/contract/corrections.ts';
import * as farmers from '#modules/farmer-quotas/contract/farmers.ts';
import { quotaHistoryRoute } from '#modules/farmer-quotas/contract/history.ts';
import * as quotas from '#modules/farmer-quotas/contract/quotas.ts';
import { seasonRoutes, type Season } from '#modules/farmer-quotas/contract/seasons.ts';
import { getSettingsRoute, updateSettingsRoute } from '#modules/farmer-quotas/contract/settings.ts';
import { verifyQuotaRoute } from '#modules/farmer-quotas/contract/verification.ts';
import { personalDataEvents, revealRoute } from '#platform/contract/personal-data.ts';
import { newId } from '#platform/server/ids.ts';
import { readPdf } from '#platform/server/pdf/testing/read-pdf.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { tablesWith } from '#tests/support/tables-with.ts';
import { drawDocument } from '../demo/draw-document.ts';
import { createQuota, createSeason, makeNationalId, quotaForm } from '../testing/quotas.ts';
import { forgetFarmersJob } from './retention.job.ts';

const METRICS_TOKEN = 'a token for the metrics';
const NATIONAL_ID = makeNationalId(99_000_001);
const ACCOUNT = '7351902846';
const BAAC_ACCOUNT = '018273645509';
const SEALED = [NATIONAL_ID, ACCOUNT, BAAC_ACCOUNT];
/** In every other personal field. */
const CANARY = 'นกกระจิบ';
const TRACES = [CANARY, 'canary-wren', '895550177', '0895550177', '****0177', ...SEALED];

let app: TestApp;
let manager: SignedIn;
let officer: SignedIn;
let holder: SignedIn;
let season: Season;
let logged = '';

beforeAll(async () => {
  const log = new PassThrough();
  log.on('data', (line: Buffer) => (logged += line.toString()));
  app = await startTestApp({
    role: 'web',
    environment: { METRICS_TOKEN },
    logger: pino({ level: 'trace' }, log),
  });
  manager = await signIn(app, await addUser(app, { role: 'manager' }));
  officer = await signIn(app, await addUser(app, { role: 'manager' }));
  const permissions = ['read', 'export_personal'].map((name) => `farmer-quotas:${name}` as const);
  holder = await signIn(app, await addUser(app, { permissions }));
  season = await createSeason(manager, 2586);
});
afterAll(() => app.close());

const createCanary = (more: Record<string, string | Blob> = {}) =>
  createQuota(manager, {
    season: season.name,
    first_name: CANARY,
    last_name: CANARY,
    national_id: NATIONAL_ID,
    phone: '089-555-0177',
    email: 'canary-wren@test.example',
    line_id: 'canary-wren',
    beneficiary: CANARY,
    contact_address: CANARY,
    registered_address: CANARY,
    address: CANARY,
    bank_name: CANARY,
    bank_account_no: ACCOUNT,
    bank_district: CANARY,
    baac_account_number: BAAC_ACCOUNT,
    id_card_copy: new File([new Uint8Array(drawDocument(70))], `${CANARY}.png`),
    ...more,
  });

async function setStatus({ quotas_count: _count, created_at: _made, ...stored }: Season) {
  const { id, ...fields } = stored;
  const { updated_at } = await manager.ask(seasonRoutes.get, { params: { id } });
  return manager.ask(seasonRoutes.update, { params: { id }, body: { ...fields, updated_at } });
}

/** The content of a file that somebody downloads, or the refusal. */
async function download(person: SignedIn, path: string, body?: object) {
  const answer = await fetch(app.address + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${person.jwt}`,
      'x-company-id': '1',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, content: Buffer.from(await answer.arrayBuffer()) };
}

const historyOf = (id: string) =>
  queryRows<{ name: string; after: unknown }>(
    app,
    `select name, after from event_log where entity_id = $1 order by sequence`,
    [id],
  );

const exportOf = (person: SignedIn, query: Record<string, string> = {}) =>
  download(person, `/v1/quotas/export?${new URLSearchParams({ season: season.name, ...query })}`);

it('personal values are in no table, log, metric, answer, history or file, whatever people do', async () => {
  let seen = '';
  const note = async (asked: Promise<{ readonly body: unknown }>) => {
    seen += JSON.stringify((await asked).body);
  };
  const made = await createCanary();
  seen += JSON.stringify(made);
  const params = { id: made.id };
  const at = `/v1/quotas/${made.id}`;
  const form = () => quotaForm({ season: season.name, national_id: NATIONAL_ID });
  // The same person again, and values that are wrong besides.
  await note(manager.call('POST', '/v1/quotas', { body: form() }));
  const broken = { national_id: NATIONAL_ID, bank_account_no: ACCOUNT, children_count: 'x' };
  await note(manager.call('PUT', at, { body: broken }));
  await note(manager.call('GET', `/v1/quotas?national_id=${NATIONAL_ID}`));
  await note(manager.call('GET', `/v1/quotas?search=${NATIONAL_ID}&page=0`));
  const citizen = { body: { citizen_id: NATIONAL_ID } };
  await note(manager.call('POST', '/v1/quotas/check-duplicate', citizen));
  const { updated_at } = made;
  await note(manager.call('PUT', at, { body: { baac_account_number: BAAC_ACCOUNT, updated_at } }));
  await officer.ask(verifyQuotaRoute, { params, body: { result: 'approved' } });
  const changes = { bank_account_no: ACCOUNT, national_id: NATIONAL_ID, phone: '' };
  await note(manager.call('POST', `${at}/corrections`, { body: { changes, reason: 'แก้เลข' } }));
  const { open_correction_id } = await manager.ask(quotas.getQuotaRoute, { params });
  const decision = { params: { id: open_correction_id ?? '' }, body: { approve: true } };
  seen += JSON.stringify(await officer.ask(corrections.decideCorrectionRoute, decision));
  for (const path of [
    `${at}/history`,
    `${at}/audit-logs`,
    `${at}/checks`,
    '/v1/search?q=นกกระจิบ',
  ]) {
    await note(officer.call('GET', path));
  }
  const files: Record<string, string>[] = [{}, { format: 'excel' }, { national_id: NATIONAL_ID }];
  for (const query of files) {
    seen += (await exportOf(manager, query)).content.toString('latin1');
  }
  const metrics = await fetch(`${app.address}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  seen += await metrics.text();
  expect(seen).toContain(NATIONAL_ID.slice(-4));
  expect(SEALED.filter((value) => seen.includes(value) || logged.includes(value))).toEqual([]);
  expect(await tablesWith(app, SEALED)).toEqual([]);
});

it('a value is revealed to those who may see it, with a reason that stays in the history', async () => {
  const { id } = await createQuota(manager, { season: season.name, bank_account_no: ACCOUNT });
  const ask = (person: SignedIn, reason: string) => {
    const body = { entity_type: 'farmer_quota', entity_id: id, field: 'bank_account_no', reason };
    return person.call('POST', revealRoute.path, { body });
  };
  const staff = await signIn(app, await addUser(app));
  expect((await ask(staff, 'อยากดูเฉย ๆ')).status).toBe(403);
  expect((await ask(manager, ' ')).status).toBe(400);
  expect((await ask(manager, 'โอนเงินค่าอ้อย')).body).toMatchObject({ value: ACCOUNT });
  const looks = (await historyOf(id)).filter(({ name }) => name.endsWith('revealed'));
  expect(looks).toMatchObject([{ after: { reason: 'โอนเงินค่าอ้อย' } }]);
});

it('the history of a quota shows what was read of its farmer', async () => {
  const { id, farmer_id } = await createQuota(manager, { season: season.name });
  const reason = 'ตรวจบัตรหน้าเคาน์เตอร์';
  const body = { entity_type: 'farmer', entity_id: farmer_id, field: 'national_id', reason };
  expect((await manager.call('POST', revealRoute.path, { body })).status).toBe(200);
  const { data } = await manager.ask(quotaHistoryRoute, { params: { id } });
  expect(data[0]?.event).toBe(personalDataEvents.personal_data_revealed);
  expect(JSON.stringify(data[0]?.changes)).toContain(reason);
});

it('unmasked files need a permission of their own and a reason, which the history has', async () => {
  const reason = 'ส่งธนาคารโอนเงิน';
  const unmasked = { unmasked: 'true', reason };
  expect((await exportOf(manager, unmasked)).status).toBe(403);
  const ticket = { body: { season: season.name, format: 'csv', ...unmasked } };
  expect((await manager.call('POST', '/v1/quotas/list/export-ticket', ticket)).status).toBe(403);
  expect((await exportOf(holder, { unmasked: 'true' })).status).toBe(400);
  const file = (await exportOf(holder, unmasked)).content.toString();
  expect(SEALED.every((value) => file.includes(value))).toBe(true);
  expect((await exportOf(holder)).content.toString()).not.toContain(NATIONAL_ID);
  const [event] = await queryRows(
    app,
    `select after ->> 'reason' as reason from event_log
     where entity = 'export' and after ->> 'unmasked' = 'true' order by sequence desc limit 1`,
  );
  expect(event).toEqual({ reason });
});

it('people get what is held about them, of all seasons, as JSON and PDF; both are in the history', async () => {
  const later = await createSeason(manager, 2587);
  const { farmer_id } = await createCanary({ season: later.name });
  const path = farmers.discloseFarmerRoute.path.replace(':id', farmer_id);
  const reason = 'เจ้าของข้อมูลขอ';
  expect((await download(manager, path, { format: 'json', reason })).status).toBe(403);
  expect((await download(holder, path, { format: 'json', reason: '' })).status).toBe(400);
  const json = await download(holder, path, { format: 'json', reason });
  expect(
    z.record(z.string(), z.unknown()).parse(JSON.parse(json.content.toString())),
  ).toMatchObject({
    farmer: { national_id: NATIONAL_ID },
    quotas: [
      { season: later.name, bank_account_no: ACCOUNT, documents: [{ name: `${CANARY}.png` }] },
      { season: season.name, national_id: NATIONAL_ID, baac_account_number: BAAC_ACCOUNT },
    ],
  });
  const pdf = await download(holder, path, { format: 'pdf', reason });
  const inOneWord = (written: string) => normaliseText(written).replaceAll(' ', '');
  const text = inOneWord((await readPdf(pdf.content)).join(' '));
  const printed = [...SEALED, CANARY, later.name, 'ออกเอกสารข้อมูลส่วนบุคคล'];
  for (const value of printed) expect(text).toContain(inOneWord(value));
  const looks = (await historyOf(farmer_id)).filter(({ name }) => name.endsWith('disclosed'));
  expect(looks.map(({ after }) => after)).toEqual([
    { format: 'json', reason },
    { format: 'pdf', reason },
  ]);
});

it('a farmer is forgotten by name once no season is open, and leaves nothing in any table', async () => {
  const own = await createSeason(manager, 2588);
  const made = await createCanary({ season: own.name });
  await officer.ask(verifyQuotaRoute, { params: { id: made.id }, body: { result: 'approved' } });
  const { data } = await manager.ask(quotas.listQuotasOfFarmerRoute, {
    params: { id: made.farmer_id },
  });
  const path = farmers.anonymiseFarmerRoute.path.replace(':id', made.farmer_id);
  const forget = (confirm_name: string) =>
    manager.call('POST', path, { body: { confirm_name, reason: 'เจ้าของข้อมูลขอให้ลบ' } });
  expect((await forget(`${CANARY} ${CANARY}`)).body).toMatchObject({
    code: 'farmer-quotas.farmer_needed',
  });
  for (const { season_id: id } of data) {
    const stored = await manager.ask(seasonRoutes.get, { params: { id } });
    await setStatus({ ...stored, status: 'closed' });
  }
  expect((await forget('ใครก็ได้')).body).toMatchObject({ fields: [{ path: 'confirm_name' }] });
  await exportOf(holder, { search: '089-555-0177' });
  expect(await tablesWith(app, [CANARY])).toContain('public.farmer_quotas');
  expect((await forget(`${CANARY} ${CANARY}`)).status).toBe(200);
  expect(await tablesWith(app, TRACES)).toEqual([]);
  const nothing = { th: [], en: [] };
  expect(await manager.ask(quotas.getQuotaRoute, { params: { id: made.id } })).toMatchObject({
    failed_checks: nothing,
    doubtful_checks: nothing,
  });
  const [left] = (
    await manager.ask(quotas.listQuotasOfFarmerRoute, { params: { id: made.farmer_id } })
  ).data;
  expect(left).toMatchObject({ quota_code: made.quota_code, name: '', id_card_copy: null });
  expect((await forget(' ')).body).toMatchObject({ code: 'farmer-quotas.farmer_anonymised' });
});

it('at night those are forgotten whose last season ended longer ago than the company keeps data', async () => {
  const clock = { now: () => new Date('2040-07-01T20:00:00Z') };
  const run = () =>
    forgetFarmersJob({ ...app.context, clock }).run(
      {},
      { signal: AbortSignal.any([]), jobId: newId(), isFirstTry: true, isLastTry: false },
    );
  const [old, recent] = [await createSeason(manager, 2576), await createSeason(manager, 2578)];
  const over = await setStatus({ ...old, ends_on: '2037-06-30' });
  const young = await setStatus({ ...recent, ends_on: '2037-07-02' });
  const gone = await createQuota(manager, { season: over.name });
  const kept = await createQuota(manager, { season: young.name });
  const again = makeNationalId(99_000_002);
  const back = await createQuota(manager, { season: over.name, national_id: again });
  const { first_name, last_name } = back;
  await createQuota(manager, { season: young.name, national_id: again, first_name, last_name });
  for (const each of [over, young]) await setStatus({ ...each, status: 'closed' });
  const nameOf = async (id: string) =>
    (await manager.ask(farmers.getFarmerRoute, { params: { id } })).last_name;
  await run();
  expect(await nameOf(gone.farmer_id)).toBe(gone.last_name);
  const settings = await manager.ask(getSettingsRoute, {});
  await manager.ask(updateSettingsRoute, { body: { ...settings, retention_years: 3 } });
  await run();
  expect(await nameOf(gone.farmer_id)).toBe('');
  expect(await nameOf(kept.farmer_id)).toBe(kept.last_name);
  expect(await nameOf(back.farmer_id)).toBe(last_name);
});
