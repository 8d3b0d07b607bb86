import { lazy, Suspense, useState } from 'react';
import type { PermissionGroup, Role } from '#modules/identity/contract/roles.routes.ts';

/** Forms bring the rules of the contract and their validator along, so they come when first opened. */
const CreateSheet = lazy(async () => ({
  default: (await import('./role-sheets.tsx')).CreateRoleSheet,
}));
const EditSheet = lazy(async () => ({
  default: (await import('./role-sheets.tsx')).EditRoleSheet,
}));

interface LazySheetProps {
  readonly onClose: () => void;
  readonly groups: readonly PermissionGroup[];
}

export function LazyCreateRole(props: LazySheetProps & { readonly opened: boolean }) {
  const [wanted, setWanted] = useState(props.opened);
  if (props.opened && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <CreateSheet {...props} />
    </Suspense>
  );
}

/** The role is kept while the sheet slides away. */
export function LazyEditRole({
  role,
  ...props
}: LazySheetProps & { readonly role: Role | undefined }) {
  const [last, setLast] = useState(role);
  if (role !== undefined && role !== last) setLast(role);
  if (last === undefined) return null;
  return (
    <Suspense>
      <EditSheet key={last.id} {...props} opened={role !== undefined} role={last} />
    </Suspense>
  );
}
