import { expect, it } from 'vitest';
import { linesOf, type Opened } from './tree-lines.ts';

const moduleOf = (module_code: string) => ({
  id: `module-${module_code}`,
  company_id: 'company',
  module_code,
  module_name: module_code,
  description: '',
  status: 'active' as const,
  feature_count: 1,
  field_count: 0,
  completeness: null,
});
const feature = {
  id: 'feature',
  module_id: 'module-B',
  feature_name: 'Orders',
  feature_code: 'ORDERS',
  description: '',
  status: 'active' as const,
  field_count: 0,
  completeness: null,
};
const kinds = (below: Opened | undefined) =>
  linesOf({
    modules: [moduleOf('A'), moduleOf('B'), moduleOf('C')],
    total: 5,
    opened: new Map(below === undefined ? [] : [['B', below]]),
  }).map(({ kind }) => kind);
const retry = () => undefined;

it('keeps a place for every module of the company, known or not', () => {
  expect(kinds(undefined)).toEqual(['module', 'module', 'module', 'unknown', 'unknown']);
});

it('keeps the lines of what it knew when more comes', () => {
  const modules = [moduleOf('A'), moduleOf('B')];
  const tree = { total: 3, opened: new Map() };
  const before = linesOf({ ...tree, modules });
  const after = linesOf({ ...tree, modules: [...modules, moduleOf('C')] });
  expect(after[0]).toBe(before[0]);
  expect(after[1]).toBe(before[1]);
});

it('shows the features of an open module below it, or why there are none', () => {
  const below = (opened: Opened) => kinds(opened).slice(2, -3);
  expect(below({ features: [feature], failed: false, retry })).toEqual(['feature']);
  expect(below({ features: [], failed: false, retry })).toEqual(['empty']);
  expect(below({ features: undefined, failed: false, retry })).toEqual(['waits']);
  expect(below({ features: undefined, failed: true, retry })).toEqual(['failed']);
});
