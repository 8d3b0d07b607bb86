import type { FieldLevel } from '#modules/catalogue/contract/entry.ts';

interface FieldKind {
  readonly catalogueCompanyId: string;
  readonly moduleId: string;
  readonly level: FieldLevel;
  readonly type: string | null;
  readonly isRequired: boolean;
}

export const filterOf = {
  company: (id: string) => `company:${id}`,
  module: (id: string) => `module:${id}`,
  type: (type: string) => `type:${type}`,
  required: (isRequired: boolean) => `required:${isRequired}`,
};

/** What a field can be filtered by. */
export function fieldFilters({ catalogueCompanyId, moduleId, level, type, isRequired }: FieldKind) {
  return [
    filterOf.company(catalogueCompanyId),
    filterOf.module(moduleId),
    ...(level === 'deep' ? [filterOf.type(type ?? 'other'), filterOf.required(isRequired)] : []),
  ];
}
