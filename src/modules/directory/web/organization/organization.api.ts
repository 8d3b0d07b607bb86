import * as routes from '#modules/directory/contract/organization.ts';
import type { Unit } from '#modules/directory/contract/organization.ts';
import * as choices from '#modules/directory/contract/unit-choices.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import { languageOfPage } from '#platform/web/i18n/language.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineListQuery, defineQuery } from '#platform/web/query/define-query.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import { texts, type DirectoryTexts } from '../texts.ts';

const listed = { persist: false, about: ['employee'] } as const;

const created = {
  success: (t: DirectoryTexts, { name_th }: Unit) => t('units.created', { name: name_th }),
  failure: 'units.create_failed',
} as const;
const saved = {
  success: (t: DirectoryTexts, { name_th }: Unit) => t('units.saved', { name: name_th }),
  failure: 'units.save_failed',
} as const;

/** Departments and positions are loaded and changed alike. */
export const units = {
  department: {
    list: defineListQuery(routes.listDepartmentsRoute, ['department', 'list'], listed),
    detail: defineQuery(routes.getDepartmentRoute, ['department', 'detail'], { fresh: true }),
    useCreate: defineAction(routes.createDepartmentRoute, texts, {
      ...created,
      refreshes: ['department'],
    }),
    useUpdate: defineAction(routes.updateDepartmentRoute, texts, {
      ...saved,
      refreshes: ['department', 'employee'],
    }),
    deletion: routes.deleteDepartmentRoute,
  },
  position: {
    list: defineListQuery(routes.listPositionsRoute, ['position', 'list'], {
      ...listed,
      about: ['employee', 'department'],
    }),
    detail: defineQuery(routes.getPositionRoute, ['position', 'detail'], { fresh: true }),
    useCreate: defineAction(routes.createPositionRoute, texts, {
      ...created,
      refreshes: ['position'],
    }),
    useUpdate: defineAction(routes.updatePositionRoute, texts, {
      ...saved,
      refreshes: ['position', 'employee'],
    }),
    deletion: routes.deletePositionRoute,
  },
};

export type UnitKind = keyof typeof units;

/** The name as this page's reader reads it. */
export function unitName({ name_th, name_en }: Pick<Unit, 'name_th' | 'name_en'>): string {
  return languageOfPage() === 'th' ? name_th : name_en;
}

/** All of them by name, to choose from. */
export const departmentChoicesQuery = defineQuery(choices.listDepartmentChoices, [
  'department',
  'choices',
]);
export const positionChoicesQuery = defineQuery(
  choices.listPositionChoices,
  ['position', 'choices'],
  { about: ['department'] },
);

export function useDeleteUnit(kind: UnitKind) {
  const t = useTexts(texts);
  return useAction({
    act: ({ id }: Unit, idempotencyKey): Promise<unknown> =>
      callRoute(units[kind].deletion, { id }, { idempotencyKey }),
    refreshes: [[kind]],
    success: (_, unit) => t('units.deleted', { name: unitName(unit) }),
    failure: t('units.delete_failed'),
  });
}
