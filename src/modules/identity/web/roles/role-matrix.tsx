import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { PermissionGroup, Role } from '#modules/identity/contract/roles.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { DeleteDialog } from '#platform/web/records/delete-dialog.tsx';
import { recordSheet } from '#platform/web/records/record-sheet.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { Matrix } from './permission-table.tsx';
import { permissionsQuery, rolesQuery, useDeleteRole } from './roles.api.ts';
import { roleMatrixSearch } from './roles.search.ts';

const loadSheet = async () => (await import('./role-sheet.tsx')).RoleSheet;
const CreateSheet = whenOpened(loadSheet);
const EditSheet = recordSheet<Role, { readonly groups: readonly PermissionGroup[] }>(loadSheet);

/** What each role of the company may do. */
export function RoleMatrix() {
  const t = useTexts(texts);
  const mayManage = useMay('identity:manage_roles');
  const [search, setSearch] = useSearchState(roleMatrixSearch);
  const removal = useRecordWindow<Role>();
  const roles = useQuery(rolesQuery());
  const groups = useQuery(permissionsQuery());
  const remove = useDeleteRole();
  const both = {
    data: roles.data && groups.data && { roles: roles.data, groups: groups.data },
    error: roles.error ?? groups.error,
    refetch: () => Promise.all([roles.refetch(), groups.refetch()]),
  };

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
      <Loaded query={both} height={420} failedTitle={t('role_matrix.load_failed')}>
        {(known) => (
          <>
            <Matrix
              {...known}
              onEdit={mayManage ? ({ id }) => setSearch({ edit: id }) : undefined}
              onDelete={mayManage ? removal.open : undefined}
            />
            <CreateSheet
              opened={mayManage && search.create !== undefined}
              onClose={() => setSearch({ create: undefined })}
              groups={known.groups}
            />
            <EditSheet
              record={mayManage ? known.roles.find(({ id }) => id === search.edit) : undefined}
              onClose={() => setSearch({ edit: undefined })}
              groups={known.groups}
            />
          </>
        )}
      </Loaded>
      {removal.draw(({ id, name }, window) => (
        <DeleteDialog
          {...window}
          title={t('role_matrix.confirm_delete', { name })}
          confirmLabel={t('actions.delete')}
          action={remove}
          input={() => ({ id })}
        >
          {t('role_matrix.confirm_delete_text')}
        </DeleteDialog>
      ))}
    </ListPage>
  );
}
