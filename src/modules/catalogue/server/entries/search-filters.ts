import type { FieldLevel } from '#modules/catalogue/contract/entry-kinds.ts';

interface FieldKind {
  readonly catalogue_company_id: string;
  readonly module_id: string;
  readonly level: FieldLevel;
  readonly type: string | null;
  readonly is_required: boolean;
}

export const filterOf = {
  company: (id: string) => `company:${id}`,
  module: (id: string) => `module:${id}`,
  type: (type: string) => `type:${type}`,
  required: (isRequired: boolean) => `required:${isRequired}`,
};

/** What a field can be filtered by. */
export function fieldFilters({
  catalogue_company_id,
  module_id,
  level,
  type,
  is_required,
}: FieldKind) {
  return [
    filterOf.company(catalogue_company_id),
    filterOf.module(module_id),
    ...(level === 'deep' ? [filterOf.type(type ?? 'other'), filterOf.required(is_required)] : []),
  ];
}
