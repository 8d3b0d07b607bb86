import { expect, it } from 'vitest';
import { valuesToMap } from './values-to-map.ts';

const problem = (column: string, value: string) => ({
  line: 2,
  column,
  value,
  message: '',
  first_line: null,
});

it('asks once for each value that is a problem, below those that are mapped', () => {
  const meanings = [{ column: 'province', value: 'ขก.', means: 'ขอนแก่น' }];
  const problems = [
    problem('province', 'กส'),
    problem('province', 'กส'),
    problem('office', 'กส'),
    problem('phone', '12'),
    problem('office', ''),
  ];
  expect(valuesToMap({ meanings, problems }, ['province', 'office'])).toEqual([
    { column: 'province', value: 'ขก.', means: 'ขอนแก่น' },
    { column: 'province', value: 'กส', means: '' },
    { column: 'office', value: 'กส', means: '' },
  ]);
});

it('asks for no value that another was mapped to: that mapping is the one to change', () => {
  const meanings = [{ column: 'office', value: 'A', means: 'B' }];
  expect(valuesToMap({ meanings, problems: [problem('office', 'B')] }, ['office'])).toEqual(
    meanings,
  );
});
