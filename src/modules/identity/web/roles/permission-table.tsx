import { ActionIcon } from '@mantine/core';
import { IconCheck, IconDots, IconMinus, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Menu } from '#platform/web/menu/menu.tsx';
import { ScrollBox } from '#platform/web/page/scroll-box.tsx';
import text from '#platform/web/page/text.module.css';
import type { PermissionGroup, Role } from '#modules/identity/contract/roles.ts';
import { texts } from '../texts.ts';
import classes from './roles.module.css';

interface MatrixProps {
  readonly roles: readonly Role[];
  readonly groups: readonly PermissionGroup[];
  /** Absent for those who may only look. */
  readonly onEdit?: (role: Role) => void;
  readonly onDelete?: (role: Role) => void;
}

/** What each role may do: rights by module, one column a role. */
export function Matrix({ roles, groups, onEdit, onDelete }: MatrixProps) {
  const t = useTexts(texts);
  return (
    // Wider than a phone: scrolls under its first column.
    <ScrollBox className={classes.box} label={t('role_matrix.title')}>
      <table className={classes.matrix}>
        <thead>
          <tr>
            <th scope="col">{t('role_matrix.permission')}</th>
            {roles.map((role) => (
              <th key={role.id} scope="col">
                <span className={classes.role}>
                  {role.name}
                  {role.built_in === null && !role.is_callers && onEdit && onDelete && (
                    <RoleMenu role={role} onEdit={onEdit} onDelete={onDelete} />
                  )}
                </span>
                <span className={classes.note}>
                  {t('role_matrix.users', { count: role.users })}
                  {role.built_in !== null && ` · ${t('role_matrix.standard')}`}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ module, title, note, permissions }) => (
          <tbody key={module}>
            <tr>
              <th colSpan={roles.length + 1} scope="rowgroup" className={classes.module}>
                <span>{title}</span>
                {note !== null && <small>{note}</small>}
              </th>
            </tr>
            {permissions.map(({ name, label }) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                {roles.map((role) => (
                  <td key={role.id}>
                    <Mark allowed={role.permissions.includes(name)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </ScrollBox>
  );
}

function Mark({ allowed }: { readonly allowed: boolean }) {
  const t = useTexts(texts);
  const Sign = allowed ? IconCheck : IconMinus;
  return (
    <span className={classes.mark} data-allowed={allowed || undefined}>
      <Sign size={18} stroke={allowed ? 2.2 : 1.5} aria-hidden />
      <span className={text.visuallyHidden}>
        {t(allowed ? 'role_matrix.allowed' : 'role_matrix.refused')}
      </span>
    </span>
  );
}

function RoleMenu({
  role,
  onEdit,
  onDelete,
}: Required<Pick<MatrixProps, 'onEdit' | 'onDelete'>> & { readonly role: Role }) {
  const t = useTexts(texts);
  const label = t('role_matrix.actions', { name: role.name });
  const entries = () => [
    { label: t('actions.edit'), icon: IconPencil, onClick: () => onEdit(role) },
    {
      label: t('actions.delete'),
      icon: IconTrash,
      danger: true,
      onClick: () => onDelete(role),
    },
  ];
  return (
    <Menu label={label} entries={entries}>
      {(button) => (
        <ActionIcon {...button} size="sm" aria-label={label}>
          <IconDots size={16} />
        </ActionIcon>
      )}
    </Menu>
  );
}
