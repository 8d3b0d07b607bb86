import type { ImportedEntry } from '../../import-files/entry-of-row.ts';
import { plainField } from '../../testing/catalogue.ts';

export const FIELDS = 3_000;
const OF_A_FEATURE = 100;
export const FEATURES = FIELDS / OF_A_FEATURE;

type Texts = Readonly<Record<'modules.csv' | 'features.csv' | 'fields.csv', string>>;

const list = (count: number, line: (each: number) => string) =>
  Array.from({ length: count }, (_, each) => line(each)).join('\n');

/** A company of which one feature, with one field, is there already. */
export const small: Texts = {
  'modules.csv': 'module_code\nM\n',
  'features.csv': 'module_code,feature_code\nM,F0\n',
  'fields.csv': 'feature_code,field_code,name_en\nF0,f0,before\n',
};
export const wide: Texts = {
  'modules.csv': 'module_code\nM\n',
  'features.csv': `module_code,feature_code\n${list(FEATURES, (each) => `M,F${each}`)}`,
  'fields.csv': `feature_code,field_code,name_en,target_table,target_field\n${list(
    FIELDS,
    (each) =>
      `F${Math.floor(each / OF_A_FEATURE)},f${each},wide ${each},${each % 10 === 0 ? 'F1,f101' : ','}`,
  )}`,
};

/** The same company with another name for each field. */
export const changedWide: Texts = {
  ...wide,
  'fields.csv': wide['fields.csv'].replaceAll(',wide ', ',changed '),
};

const entryOf = { name_th: '', description: '', status: 'active' } as const;
const AT_ONCE = 200;
/** How many fields are in all lots. */
export const FIELDS_OF_LOTS = 3 * AT_ONCE;

/** The first of these entries, in the lots in which they are written. */
export const lots: readonly (readonly ImportedEntry[])[] = [
  [{ kind: 'module', row: { ...entryOf, code: 'M', name_en: '' } }],
  Array.from({ length: FEATURES }, (_, each) => ({
    kind: 'feature' as const,
    row: { ...entryOf, code: `F${each}`, name_en: '', module_code: 'M', native_id: null },
  })),
  ...Array.from({ length: FIELDS_OF_LOTS / AT_ONCE }, (_, lot) =>
    Array.from({ length: AT_ONCE }, (__, place) => {
      const each = lot * AT_ONCE + place;
      return {
        kind: 'field' as const,
        row: {
          ...plainField,
          ...entryOf,
          code: `f${each}`,
          name_en: `wide ${each}`,
          feature_code: `F${Math.floor(each / OF_A_FEATURE)}`,
          ordinal: each,
        },
      };
    }),
  ),
];
