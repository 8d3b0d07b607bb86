import { expect, it } from 'vitest';
import { parseSearch } from './parse-search.ts';

it('takes what is quoted after a filter as its one value', () => {
  const parsed = parseSearch('ชื่อ module:"รับซื้อ อ้อย" type:string required:no');
  expect(parsed).toMatchObject({ module: 'รับซื้อ อ้อย', type: 'string', required: false });
  expect(parsed.text).toBe('ชื่อ');
});
