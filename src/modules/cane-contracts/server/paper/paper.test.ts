import { expect, it } from 'vitest';
import { normaliseText } from '#libraries/text/normalise-text.ts';
import { moveContractRoute } from '#modules/cane-contracts/contract/moves.ts';
import { contractPaperRoute } from '#modules/cane-contracts/contract/paper.ts';
import { th } from '#modules/cane-contracts/i18n/th.ts';
import { readPdf } from '#platform/server/pdf/testing/read-pdf.ts';
import { startTestApp } from '#tests/support/app.ts';
import { begin } from '#tests/support/send.ts';
import { addUser, signIn } from '#tests/support/sign-in.ts';
import { createContract, makeLand } from '../testing/contracts.ts';

it('prints who promises what, on which land and for which support, and marks what is not approved', async () => {
  const app = await startTestApp({ role: 'web' });
  const manager = await signIn(app, await addUser(app, { role: 'manager' }));
  const contract = await createContract(manager, {
    ...(await makeLand(manager)),
    contractType: 'tons_pro_7_days',
    dayRange: '7-days-before-newyear',
    totalTons: 61.5,
    supportItems: [{ supportType: 'fertilizer', price: 1250.5 }],
  });
  const params = { id: contract.id };
  const bare = (text: string) => normaliseText(text).replaceAll(/\s/g, '');
  const print = async () => {
    const path = contractPaperRoute.path.replace(':id', contract.id);
    const headers = { authorization: `Bearer ${manager.jwt}`, 'x-company-id': '1' };
    const { body } = await begin(app, { method: 'GET', path, headers });
    return bare((await readPdf(Buffer.from(await body.arrayBuffer()))).join(' '));
  };
  const draft = await print();
  for (const text of [
    contract.code,
    contract.farmerName,
    th.contractTypes.tons_pro_7_days,
    th.dayRanges['7-days-before-newyear'],
    '61.50',
    '7-0-0',
    'ขอนแก่น 3',
    '1,250.50 บาท (หนึ่งพันสองร้อยห้าสิบบาทห้าสิบสตางค์)',
    th.paper.witness,
    th.statuses.draft,
  ]) {
    expect(draft).toContain(bare(text));
  }
  for (const to_status_code of ['submitted', 'approved'] as const) {
    await manager.ask(moveContractRoute, { params, body: { to_status_code } });
  }
  const approved = await print();
  expect(approved).not.toContain(bare(th.statuses.draft));
  expect(approved).toContain(bare(contract.code));
  await app.close();
});
