import type { InHouseService } from '#modules/companies/contract/in-house-services.ts';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import text from '#platform/web/page/text.module.css';
import type { Column } from '#platform/web/table/columns.ts';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import type { CompanyTexts } from '../texts.ts';
import classes from './in-house-services.module.css';

/** What is allowed, why, and what uses it. */
export const serviceColumns = (t: CompanyTexts): Column<InHouseService>[] => [
  {
    id: 'host',
    header: t('in_house.host'),
    names: true,
    cell: ({ host, note }) => <NameCell name={host} detail={note} />,
  },
  {
    id: 'ports',
    header: t('fields.ports'),
    cell: ({ ports }) => (ports.length === 0 ? t('in_house.all_ports') : ports.join(', ')),
  },
  {
    id: 'uses',
    header: t('in_house.uses'),
    cell: ({ uses }) =>
      uses.length === 0 ? (
        <span className={text.dimmed}>{t('in_house.no_uses')}</span>
      ) : (
        <ul className={classes.uses}>
          {uses.map(({ id, kind, name, host, port }) => (
            <li key={id}>
              {`${kind}: ${name} `}
              <span className={text.dimmed}>{`${host}:${port}`}</span>
            </li>
          ))}
        </ul>
      ),
  },
  {
    id: 'created_at',
    header: t('in_house.since'),
    keepTogether: true,
    cell: ({ created_at }) => <TimeAgo at={created_at} />,
  },
];
