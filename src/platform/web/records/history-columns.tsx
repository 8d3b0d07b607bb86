import { formatDateTime, formatExactTime } from '../i18n/formats.ts';
import text from '../page/text.module.css';
import type { Column } from '../table/columns.ts';

interface Entry {
  readonly at: string;
  /** Null for what the application did by itself. */
  readonly who: string | null;
}

interface Names {
  readonly at: string;
  readonly who: string;
  /** What the application is called where a person's name would be. */
  readonly system: string;
}

/** When something was done and by whom, the first columns of every history. */
export function historyColumns<Row extends Entry>({ at, who, system }: Names): Column<Row>[] {
  return [
    {
      id: 'at',
      header: at,
      keepTogether: true,
      cell: (entry) => (
        <time dateTime={entry.at} title={formatExactTime(entry.at)}>
          {formatDateTime(entry.at)}
        </time>
      ),
    },
    {
      id: 'who',
      header: who,
      keepTogether: true,
      cell: (entry) => entry.who ?? <span className={text.hint}>{system}</span>,
    },
  ];
}
