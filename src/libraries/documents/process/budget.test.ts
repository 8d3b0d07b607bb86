import { expect, it } from 'vitest';
import { documentLimits } from '../limits.ts';
import { budgetOf } from './budget.ts';

const budget = (extension: 'pdf' | 'xlsx', megabytes: number) =>
  budgetOf({ path: '', extension }, { ...documentLimits, bytes: megabytes * 1024 * 1024 });

it('gives a small document little time, and a small pdf little memory', () => {
  expect(budget('pdf', 0.1).cpuMilliseconds).toBeLessThan(11_000);
  expect(budget('pdf', 100).cpuMilliseconds).toBeGreaterThan(100_000);
  expect(budget('pdf', 1).residentBytes).toBeLessThan(600 * 1024 * 1024);
  expect(budget('pdf', 100).residentBytes).toBeGreaterThan(1000 * 1024 * 1024);
  expect(budget('pdf', 1000).residentBytes).toBe(documentLimits.residentBytes);
  expect(budget('xlsx', 1).residentBytes).toBe(documentLimits.residentBytes);
});
