import { Link } from '@tanstack/react-router';
import type { IncompleteEntry } from '#modules/catalogue/contract/worklist.ts';
import { Tags } from '#platform/web/feedback/tags.tsx';
import type { Column } from '#platform/web/table/columns.ts';
import type { CatalogueTexts } from '../texts.ts';
import classes from './worklist.module.css';

export function worklistColumns(t: CatalogueTexts): Column<IncompleteEntry>[] {
  return [
    {
      id: 'entry',
      header: t('worklist.columns.entry'),
      names: true,
      cell: (entry) => (
        <span className={classes.entry}>
          <EntryLink entry={entry} />
          {entry.code !== entry.name && <code>{entry.code}</code>}
        </span>
      ),
    },
    {
      id: 'kind',
      header: t('worklist.columns.kind'),
      keepTogether: true,
      cell: ({ kind, level }) => t(level === null ? `kinds.${kind}` : `impact.kinds.${level}`),
    },
    {
      id: 'where',
      header: t('worklist.columns.where'),
      cell: ({ kind, company, module, feature }) =>
        [
          kind === 'company' ? undefined : company.name,
          kind === 'module' ? undefined : module?.name,
          kind === 'feature' ? undefined : feature?.name,
        ]
          .filter((name) => name !== undefined)
          .join(' › '),
    },
    {
      id: 'gaps',
      header: t('worklist.columns.gaps'),
      cell: ({ gaps }) => (
        <Tags names={gaps.map((gap) => t(`worklist.gaps.${gap}`))} shown={gaps.length} />
      ),
    },
  ];
}

/** Where an entry stands among the others. */
function EntryLink({ entry }: { readonly entry: IncompleteEntry }) {
  const { kind, name, code, company, module, feature } = entry;
  if (feature !== null) {
    return (
      <Link
        to="/air/feature/$id"
        params={{ id: feature.id }}
        search={kind === 'field' ? { highlight: code } : {}}
      >
        {name}
      </Link>
    );
  }
  return (
    <Link
      to="/air/company-explorer/$companyId"
      params={{ companyId: company.id }}
      search={module === null ? {} : { expand: module.code }}
    >
      {name}
    </Link>
  );
}
