import type { IncompleteEntry } from '#modules/catalogue/contract/worklist.ts';
import { Tags } from '#platform/web/feedback/tags.tsx';
import type { Column } from '#platform/web/table/columns.ts';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import type { CatalogueTexts } from '../texts.ts';

export function worklistColumns(t: CatalogueTexts): Column<IncompleteEntry>[] {
  return [
    {
      id: 'entry',
      header: t('fields.entry'),
      names: true,
      cell: (entry) => (
        <NameCell
          {...placeOf(entry)}
          name={entry.name}
          code={entry.code === entry.name ? undefined : entry.code}
        />
      ),
    },
    {
      id: 'kind',
      header: t('fields.entry_kind'),
      keepTogether: true,
      cell: ({ kind, level }) => t(level === null ? `kinds.${kind}` : `impact.kinds.${level}`),
    },
    {
      id: 'where',
      header: t('fields.where'),
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

/** Where an entry is seen among the others. */
function placeOf({ kind, code, company, module, feature }: IncompleteEntry) {
  return feature === null
    ? { to: `/air/company-explorer/${company.id}`, search: { expand: module?.code } }
    : {
        to: `/air/feature/${feature.id}`,
        search: { highlight: kind === 'field' ? code : undefined },
      };
}
