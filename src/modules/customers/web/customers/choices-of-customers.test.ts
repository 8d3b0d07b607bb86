import { expect, it } from 'vitest';
import { choicesOfCustomers } from './choices-of-customers.ts';

it('customers of the same name are told apart by phone and e-mail', () => {
  const named = (name: string, phone: string, email: string) => ({ id: name, name, phone, email });
  const choices = choicesOfCustomers([
    named('คำพันธ์', '089-234-1471', 'one@rai.example'),
    named('คำพันธ์', '', 'two@rai.example'),
    named('คำพันธ์', '', ''),
    named('กัลยา', '081-235-0154', ''),
  ]);
  expect(choices.map(({ label }) => label)).toEqual([
    'คำพันธ์ · 089-234-1471 · one@rai.example',
    'คำพันธ์ · two@rai.example',
    'คำพันธ์',
    'กัลยา',
  ]);
});
