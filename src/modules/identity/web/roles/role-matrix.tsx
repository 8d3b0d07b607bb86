import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '#platform/web/feedback/confirm-dialog.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import type { Role } from '#modules/identity/contract/roles.ts';
import { LazyCreateRole, LazyEditRole } from './lazy-role-sheets.tsx';
import { Matrix } from './permission-table.tsx';
import { roleMatrixSearch } from './roles.search.ts';
import { permissionsQuery, rolesQuery, useDeleteRole } from './roles.api.ts';
import { texts } from '../texts.ts';

/** What each role of the company may do. */
export function RoleMatrix() {
  const t = useTexts(texts);
  const mayManage = useMay('identity:manage_roles');
  const [search, setSearch] = useSearchState(roleMatrixSearch);
  const [deleting, setDeleting] = useState<Role>();
  const roles = useQuery(rolesQuery);
  const groups = useQuery(permissionsQuery);
  const remove = useDeleteRole(() => setDeleting(undefined));
  const error = roles.error ?? groups.error;
  const known = roles.data !== undefined && groups.data !== undefined;

  return (
    <ListPage
      title={t('role_matrix.title')}
      purpose={t('role_matrix.purpose')}
      actions={
        mayManage && (
          <Button leftSection={<IconPlus size={16} />} onClick={() => setSearch({ create: '1' })}>
            {t('role_matrix.create')}
          </Button>
        )
      }
    >
      {known ? (
        <>
          <Matrix
            roles={roles.data}
            groups={groups.data}
            onEdit={mayManage ? ({ id }) => setSearch({ edit: id }) : undefined}
            onDelete={mayManage ? setDeleting : undefined}
          />
          <LazyCreateRole
            opened={mayManage && search.create !== undefined}
            onClose={() => setSearch({ create: undefined })}
            groups={groups.data}
          />
          <LazyEditRole
            role={mayManage ? roles.data.find(({ id }) => id === search.edit) : undefined}
            onClose={() => setSearch({ edit: undefined })}
            groups={groups.data}
          />
        </>
      ) : (
        <Waiting
          error={error}
          onRetry={() => void Promise.all([roles.refetch(), groups.refetch()])}
        />
      )}
      {deleting !== undefined && (
        <ConfirmDialog
          opened
          onClose={() => setDeleting(undefined)}
          onConfirm={() => remove.mutate(deleting.id)}
          title={t('role_matrix.confirm_delete', { name: deleting.name })}
          confirmLabel={t('role_matrix.delete')}
          danger
          busy={remove.isPending}
        >
          {t('role_matrix.confirm_delete_text')}
        </ConfirmDialog>
      )}
    </ListPage>
  );
}

function Waiting({
  error,
  onRetry,
}: {
  readonly error: Error | null;
  readonly onRetry: () => void;
}) {
  const t = useTexts(texts);
  if (error === null) return <Skeleton height={420} radius="lg" />;
  return <ErrorState error={error} title={t('role_matrix.load_failed')} onRetry={onRetry} />;
}
