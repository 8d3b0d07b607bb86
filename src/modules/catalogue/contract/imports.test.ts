import { expect, it } from 'vitest';
import { importTarget } from './imports.ts';

it('refuses a character in the form of an import that no database stores', () => {
  const target = { company_code: 'MILL', company_name: 'Mill' };
  expect(importTarget.safeParse(target).success).toBe(true);
  expect(importTarget.safeParse({ ...target, company_code: 'MI\0LL' }).success).toBe(false);
  expect(importTarget.safeParse({ ...target, company_name: 'Mi\0ll' }).success).toBe(false);
});
