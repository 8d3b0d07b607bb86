import type { CatalogueTexts } from '../texts.ts';

const NAMES = [
  'name_th',
  'name_en',
  'description',
  'sample_value',
  'status',
  'owner_id',
  'tags',

  'code',
  'module_code',
  'position',
  'module_count',
  'feature_count',
  'field_count',
  'native_type',
  'field_type',
  'is_required',
  'target_table',
  'target_field',
  'is_read_only',
  'default_value',
  'choices',
  'formula',
  'condition',
  'external_target',
  'engine_code',
  'dependencies',
  'inputs',
  'used_in',
  'deprecated',
  'replacement_id',
] as const;

const TYPES = ['string', 'number', 'date', 'boolean', 'other'] as const;
const STATUSES = ['active', 'inactive'] as const;

/** What a value of the wire is called on the screen: as the wire calls it where there is no text for it. */
export function nameOfValue(name: string, t: CatalogueTexts): string {
  const known = NAMES.find((each) => each === name);
  return known === undefined ? name : t(`fields.${known}`);
}

/** A value as a text; undefined where there is none. */
export function writeValue(
  value: unknown,
  { name, t }: { name: string; t: CatalogueTexts },
): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'boolean') return t(value ? 'entry_form.yes' : 'entry_form.no');
  if (name === 'owner_id' && typeof value === 'number') {
    return t('history.employee', { id: value });
  }
  if (Array.isArray(value)) {
    return value.length === 0 ? undefined : value.map(writeItem).join(', ');
  }
  const type = name === 'field_type' && TYPES.find((each) => each === value);
  if (type) return t(`field_types.${type}`);
  const status = name === 'status' && STATUSES.find((each) => each === value);
  if (status) return t(`statuses.${status}`);
  return writeItem(value);
}

function writeItem(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.values(value).map(String).join(' ');
}
