import type { PermissionGroup } from '#modules/identity/contract/roles.ts';
import type { Permission } from '#platform/contract/permissions.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Context } from '#platform/server/context.ts';

/** Permissions by module, in the reader's language; modules without any of them are left out. */
export function describePermissions(
  { permissionSets, translator }: Pick<Context, 'permissionSets' | 'translator'>,
  language: Language,
  isWanted: (permission: Permission) => boolean,
): PermissionGroup[] {
  const say = (key: string) => translator.translate(language, key);
  return permissionSets
    .map(({ module, grants, note }) => ({
      module,
      title: say(`${module}:permissions.title`),
      note: note === undefined ? null : say(note),
      permissions: Object.keys(grants)
        .filter((name): name is Permission => name.includes(':'))
        .filter(isWanted)
        .map((name) => ({ name, label: say(name.replace(':', ':permissions.')) })),
    }))
    .filter(({ permissions }) => permissions.length > 0);
}
