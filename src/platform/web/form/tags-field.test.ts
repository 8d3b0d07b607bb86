import { expect, it } from 'vitest';
import { withTags } from './tags-field.tsx';

it('tags are trimmed, parted at commas and line ends, and never twice', () => {
  expect(withTags(['อ้อย'], ' ราคา , อ้อย\nโควตา\t ')).toEqual(['อ้อย', 'ราคา', 'โควตา']);
});

it('nothing adds nothing', () => {
  expect(withTags(['อ้อย'], '  ,, ')).toEqual(['อ้อย']);
});
