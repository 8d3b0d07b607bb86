import { IconKey } from '@tabler/icons-react';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { otherLanguage } from '#platform/web/i18n/language.ts';
import text from '#platform/web/page/text.module.css';
import type { Column } from '#platform/web/table/columns.ts';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import type { EmployeeRecord } from '#modules/directory/contract/employees.ts';
import { nameOf } from './employees.api.ts';
import type { DirectoryTexts } from '../texts.ts';
import classes from './employees.module.css';

export function employeeColumns(
  t: DirectoryTexts,
): Column<EmployeeRecord, 'name' | 'code' | 'updated_at'>[] {
  const orNone = (value: string | null | undefined) =>
    value ?? <span className={text.hint}>{t('employees.none')}</span>;
  return [
    {
      id: 'code',
      header: t('fields.code'),
      sort: 'code',
      keepTogether: true,
      cell: ({ code }) => orNone(code),
    },
    {
      id: 'name',
      header: t('fields.name'),
      sort: 'name',
      names: true,
      cell: (employee) => (
        <NameCell name={nameOf(employee)} detail={nameOf(employee, otherLanguage())} />
      ),
    },
    {
      id: 'position',
      header: t('fields.position'),
      cell: ({ position }) => orNone(position?.name),
    },
    {
      id: 'department',
      header: t('fields.department'),
      cell: ({ department }) => orNone(department?.name),
    },
    {
      id: 'manager',
      header: t('fields.manager'),
      cell: ({ manager }) => orNone(manager?.name),
    },
    {
      id: 'email',
      header: t('fields.email'),
      hiddenAtFirst: true,
      cell: ({ email }) => orNone(email),
    },
    {
      id: 'phone',
      header: t('fields.phone'),
      hiddenAtFirst: true,
      keepTogether: true,
      cell: ({ phone }) => orNone(phone),
    },
    {
      id: 'status',
      header: t('fields.status'),
      cell: ({ status, signs_in }) => (
        <span className={classes.badges}>
          <StatusBadge tone={toneOf(status)} label={t(`statuses.${status}`)} />
          {signs_in && <StatusBadge tone="info" icon={IconKey} label={t('fields.signs_in')} />}
        </span>
      ),
    },
    {
      id: 'updated',
      header: t('fields.updated_at'),
      sort: 'updated_at',
      keepTogether: true,
      hiddenAtFirst: true,
      cell: ({ updated_at }) => <TimeAgo at={updated_at} />,
    },
  ];
}
