import { expect, it } from 'vitest';
import { th } from '#modules/companies/i18n/th.ts';
import { partsOf } from '#tests/support/web/parts-of.ts';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';
import { texts } from '../texts.ts';

standInBrowser();
const { RemoveService } = await import('./remove-service.tsx');

const ID = '0197b5a0-0000-7000-8000-000000000000';
const use = { entity: 'agent', kind: 'Agent', id: ID, name: 'ก', host: '10.0.0.2', port: 5678 };

it.each([
  [0, undefined],
  [1, '1'],
  [2, '2'],
])('a service that %i records call is removed knowingly', async (count, said) => {
  const uses = Array.from({ length: count }, () => use);
  const window = { opened: true, onClose: () => undefined };
  const service = { id: ID, host: use.host, uses };
  const [dialog] = await partsOf(() => RemoveService({ service, ...window }), { texts: [texts] });
  const warning = said !== undefined && th.in_house.remove_used_other.replace('{{count}}', said);
  expect(dialog?.['children']).toBe(warning);
});
