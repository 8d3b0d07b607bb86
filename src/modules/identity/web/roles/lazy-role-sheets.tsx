import type { PermissionGroup, Role } from '#modules/identity/contract/roles.ts';
import { useKept } from '#platform/web/feedback/use-kept.ts';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';

export const LazyCreateRole = whenOpened(
  async () => (await import('./role-sheets.tsx')).CreateRoleSheet,
);
const EditSheet = whenOpened(async () => (await import('./role-sheets.tsx')).EditRoleSheet);

interface LazyEditProps {
  readonly role: Role | undefined;
  readonly onClose: () => void;
  readonly groups: readonly PermissionGroup[];
}

export function LazyEditRole({ role, ...props }: LazyEditProps) {
  const shown = useKept(role);
  if (shown === undefined) return null;
  return <EditSheet key={shown.id} {...props} opened={role !== undefined} role={shown} />;
}
