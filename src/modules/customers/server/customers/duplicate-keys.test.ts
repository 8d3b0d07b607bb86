import { expect, it } from 'vitest';
import { duplicateKeys, type ComparedFields } from './duplicate-keys.ts';

const person = (first_name: string, last_name: string, more: Partial<ComparedFields> = {}) => ({
  customer_type: 'individual' as const,
  first_name,
  last_name,
  company_name: '',
  email: '',
  phone: '',
  subdistrict_id: null,
  ...more,
});
const keysOf = (phone: string) => duplicateKeys(person('', '', { phone }));

it('a phone is the same in any spelling, also in that of before 2006', () => {
  const spellings = [
    '081-234-5678',
    '0812345678',
    '+66 81 234 5678',
    '0066812345678',
    '01-234-5678',
  ];
  for (const phone of spellings) expect(keysOf(phone)).toEqual(['p:+66812345678']);
  expect(keysOf('โทรสาร')).toEqual([]);
});
