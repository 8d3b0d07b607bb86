import { exportErrors, MOST_PRINTED } from '#platform/contract/export.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '../access/scope.ts';
import type { Context } from '../context.ts';
import type { Printed } from '../pdf/pdf-printer.ts';
import { writeTime } from '../texts/write-time.ts';
import type { Cell, ExportableList } from './export-list.ts';

/** What `list.typ` gets. */
interface PrintedList extends Printed {
  readonly empty: string;
  readonly columns: readonly { heading: string; width: number; numeric: boolean }[];
  readonly rows: readonly (readonly string[])[];
}

const TEMPLATE = new URL('./list.typ', import.meta.url);
const USUAL_WIDTH = 18;

type Needs = Pick<Context, 'clock' | 'companyName' | 'pdf' | 'translator'>;

interface Sheet<Row> {
  readonly title: string;
  readonly columns: ExportableList<Row>['columns'];
  readonly headings: readonly string[];
  readonly batches: AsyncIterable<readonly (readonly Cell[])[]>;
}

/** A list of at most `MOST_PRINTED` rows as a PDF. */
export async function printList<Row>(
  { clock, companyName, pdf, translator }: Needs,
  scope: Scope,
  { title, columns, headings, batches }: Sheet<Row>,
): Promise<Buffer> {
  const { companyId, language } = scope;
  const say = (key: string, parameters?: Record<string, string>) =>
    translator.translate(language, `platform:printing.${key}`, parameters);
  const cells: (readonly Cell[])[] = [];
  for await (const batch of batches) cells.push(...batch);
  refuseLong(cells);
  const time = writeTime(clock.now().toISOString(), language) ?? '';
  const data: PrintedList = {
    language,
    title,
    company: await companyName(scope),
    footnote: say('made_at', { time }),
    page_label: say('page', { page: '{page}', pages: '{pages}' }),
    empty: say('empty'),
    columns: columns.map(({ width = USUAL_WIDTH }, place) => ({
      heading: headings[place] ?? '',
      width,
      numeric: cells.some((row) => typeof row[place] === 'number'),
    })),
    rows: cells.map((row) => row.map((cell) => write(cell, language))),
  };
  return pdf.print({ companyId, template: TEMPLATE, data });
}

/** Refuses more rows than a PDF has. */
export function refuseLong({ length }: readonly unknown[]): void {
  if (length <= MOST_PRINTED) return;
  throw exportErrors.too_long_for_pdf({ parameters: { count: length, limit: MOST_PRINTED } });
}

const amounts = {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
} as const;

const figures = {
  th: new Intl.NumberFormat('th-TH-u-nu-latn', amounts),
  en: new Intl.NumberFormat('en-GB', amounts),
};

function write(cell: Cell, language: Language): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return figures[language].format(cell);
  if (cell instanceof Date) return writeTime(cell.toISOString(), language) ?? '';
  return 'day' in cell ? (writeTime(cell.day, language) ?? '') : `${cell.percent}%`;
}
