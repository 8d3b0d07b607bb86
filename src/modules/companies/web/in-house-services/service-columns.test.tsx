import { expect, it } from 'vitest';
import { inHouseService } from '#modules/companies/contract/in-house-services.ts';
import { makeUp } from '#tests/support/sweep/made-up.ts';
import { draw } from '#tests/support/web/draw.tsx';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';
import { texts } from '../texts.ts';

standInBrowser();
const { serviceColumns } = await import('./service-columns.tsx');

it('a service names what uses it, and where that calls', async () => {
  await texts.load();
  const t = texts.loaded();
  if (t === undefined) throw new Error('There are no texts');
  const id = '0197b5a0-0000-7000-8000-000000000000';
  const use = { entity: 'agent', id, kind: 'Agent', name: 'ไร่', host: '10.0.0.2', port: 5678 };
  const service = { ...inHouseService.parse(makeUp(inHouseService)), uses: [use] };
  const uses = serviceColumns(t).find((column) => column.id === 'uses');
  const html = await draw(uses?.cell(service, 0));
  const said = html.replaceAll(/<[^>]*>/g, '');
  expect(said).toContain('Agent: ไร่ 10.0.0.2:5678');
});
