import { Button } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { formatDate, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useColumns, type Column } from '#platform/web/table/columns.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import type { Dashboard, Company } from '#modules/catalogue/contract/companies.ts';
import { texts, type CatalogueTexts } from '../texts.ts';
import { Completeness } from '../entries/entry-completeness.tsx';
import { StatusOf } from '../entries/entry-status.tsx';
import classes from './dashboard.module.css';
import { FirstSteps } from './add-company-menu.tsx';

interface CompanyTableProps {
  readonly query: {
    readonly data: Dashboard | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** The companies of the catalogue with their figures. */
export function CompanyTable({ query }: CompanyTableProps) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const columns = useColumns(
    'catalogue-companies',
    useMemo(() => companyColumns(t), [t]),
  );
  return (
    <DataTable
      label={t('dashboard.companies')}
      columns={columns}
      rows={query.data?.companies}
      rowId={(company) => company.id}
      query={query}
      failedTitle={t('failures.load_dashboard')}
      onOpen={(company) =>
        void navigate({
          to: '/air/company-explorer/$companyId',
          params: { companyId: company.id },
        })
      }
      empty={
        <EmptyState
          icon={IconBuilding}
          title={t('dashboard.empty_title')}
          hint={t('dashboard.empty_hint')}
          action={<FirstSteps />}
        />
      }
    />
  );
}

function companyColumns(t: CatalogueTexts): Column<Company>[] {
  return [
    {
      id: 'name',
      header: t('dashboard.columns.company'),
      names: true,
      cell: (company) => (
        <span className={classes.name}>
          <Link to="/air/company-explorer/$companyId" params={{ companyId: company.id }}>
            {company.company_name}
          </Link>
          <code>{company.company_code}</code>
        </span>
      ),
    },
    ...(['total_modules', 'total_features', 'total_fields'] as const).map((figure) => ({
      id: figure,
      header: t(`dashboard.columns.${figure}`),
      align: 'end' as const,
      keepTogether: true,
      cell: (company: Company) => formatNumber(company[figure]),
    })),
    {
      id: 'completeness',
      header: t('worklist.column'),
      keepTogether: true,
      cell: ({ id, company_name: name, completeness }) => (
        <Completeness percent={completeness} name={name} within={{ company: id }} />
      ),
    },
    {
      id: 'last_updated',
      header: t('dashboard.columns.last_updated'),
      keepTogether: true,
      cell: ({ last_updated }) => formatDate(last_updated),
    },
    {
      id: 'status',
      header: t('dashboard.columns.status'),
      keepTogether: true,
      cell: ({ status }) => <StatusOf status={status} />,
    },
    {
      id: 'details',
      header: t('dashboard.columns.details'),
      keepTogether: true,
      cell: (company) => (
        <Button
          component={Link}
          to={`/air/company-explorer/${company.id}`}
          variant="subtle"
          size="compact-sm"
          aria-label={t('dashboard.details_of', { name: company.company_name })}
        >
          {t('dashboard.details')}
        </Button>
      ),
    },
  ];
}
