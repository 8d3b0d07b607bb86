import { expect, it } from 'vitest';
import { addressOf } from './address-of-mail.ts';

const application = { PUBLIC_URL: 'https://office.example' };
const file = { companyId: 7, entity: 'agent_file', entity_id: 'a/b', within: 'agent 1' };

it('a mail leads to its record, in its company', () => {
  expect(addressOf(application, file)).toBe(
    'https://office.example/records/agent_file/a%2Fb?company=7&within=agent%201',
  );
});

it('without a record it leads to the inbox', () => {
  expect(addressOf(application, undefined)).toBe('https://office.example/inbox');
});

it('leads nowhere while the address of the application is not set', () => {
  expect(addressOf({ PUBLIC_URL: undefined }, file)).toBeUndefined();
});
