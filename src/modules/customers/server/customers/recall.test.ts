import { expect, it } from 'vitest';
import { generateCustomers } from '../testing/generated-customers.ts';
import { duplicateKeys } from './duplicate-keys.ts';
import { likenessOf, type Comparable } from './likeness.ts';

const COUNT = 30_000;
const VARIATIONS = 2_000;

it('finds 98 of 100 customers that were entered again in another spelling, and hardly any others', () => {
  const generated = generateCustomers({ count: COUNT, variations: VARIATIONS });
  const compared = generated.map((customer): Comparable => ({
    keys: duplicateKeys(customer),
    tax: null,
    branch: '',
    subdistrict_id: customer.subdistrict_id,
  }));
  const planted = new Set(
    generated.flatMap(({ variationOf }, place) =>
      variationOf === undefined ? [] : [`${variationOf} ${place}`],
    ),
  );
  const found = likelyPairs(compared);
  const right = [...planted].filter((pair) => found.has(pair));
  expect(planted.size).toBe(VARIATIONS);
  expect(right.length / planted.size).toBeGreaterThanOrEqual(0.98);
  expect(right.length / found.size).toBeGreaterThanOrEqual(0.95);
});

/** As the worklist finds them: those that share a key and are alike. */
function likelyPairs(customers: readonly Comparable[]): Set<string> {
  const sharing = new Map<string, number[]>();
  for (const [place, { keys }] of customers.entries()) {
    for (const key of keys) sharing.set(key, [...(sharing.get(key) ?? []), place]);
  }
  const found = new Set<string>();
  for (const places of sharing.values()) {
    for (const one of places) {
      for (const other of places) {
        const [left, right] = [customers[one], customers[other]];
        const isPair = one < other && left !== undefined && right !== undefined;
        if (isPair && likenessOf(left, right).length > 0) found.add(`${one} ${other}`);
      }
    }
  }
  return found;
}
