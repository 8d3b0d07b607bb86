import { expect, it } from 'vitest';
import { matching } from './commands.ts';

const Sign = () => null;
const commands = ['จัดการเอเจนต์', 'สร้างเอเจนต์', 'Agent Management'].map((label) => ({
  label,
  icon: Sign,
  to: `/${label}`,
}));

it('the palette finds what holds every word, whatever their case', () => {
  expect(matching(commands, 'เอเจนต์')).toHaveLength(2);
  expect(matching(commands, 'management AGENT').map(({ label }) => label)).toEqual([
    'Agent Management',
  ]);
  expect(matching(commands, '')).toHaveLength(3);
  expect(matching(commands, 'ใบเสนอราคา')).toEqual([]);
});
