import { Readable } from 'node:stream';
import type { ExportFormat } from '#platform/contract/export.ts';
import type { TextParameters } from '#platform/contract/errors.ts';
import type { Scope } from '../access/scope.ts';
import type { Context } from '../context.ts';
import { bangkokTime } from '../bangkok-time.ts';
import { readList, type ExportableList } from './export-list.ts';
import { printList } from './print-list.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

const MIME_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const;

type Needs = Pick<Context, 'clock' | 'companyName' | 'database' | 'pdf' | 'translator'>;

interface Exported<Row> {
  readonly list: ExportableList<Row>;
  readonly format: ExportFormat;
}

/**
 * A list as a file in the reader's language. CSV and XLSX are written while the list is read, which stops when
 * nobody reads on; a PDF is complete first.
 */
export async function exportFile<Row>(
  context: Needs,
  scope: Scope,
  { list, format }: Exported<Row>,
) {
  const { database, translator, clock } = context;
  // The same few texts appear in every row.
  const texts = new Map<string, string>();
  const say = (key: string, parameters?: TextParameters) => {
    const known = parameters === undefined ? texts.get(key) : undefined;
    const text = known ?? translator.translate(scope.language, key, parameters);
    if (parameters === undefined) texts.set(key, text);
    return text;
  };
  const columns = format === 'pdf' ? list.columns.filter(({ printed }) => printed) : list.columns;
  const headings = columns.map(({ heading }) =>
    typeof heading === 'string' ? say(heading) : heading.text,
  );
  const title = say(list.title);

  async function* cells() {
    for await (const rows of readList(database, scope, list)) {
      yield rows.map((row) => columns.map(({ cell }) => cell(row, say)));
    }
  }
  const batches = cells();
  const write = async (): Promise<Readable> => {
    if (format === 'pdf') {
      return Readable.from([
        await printList(context, scope, { title, columns, headings, batches }),
      ]);
    }
    const content: AsyncIterable<string | Uint8Array> =
      format === 'csv'
        ? writeCsv(headings, batches)
        : writeXlsx({ name: title, language: scope.language, headings, columns, batches });
    return Readable.from(content, { objectMode: false });
  };
  const ending = `${bangkokTime(clock.now()).toISOString().slice(0, 10)}.${format}`;
  return {
    filename: `${title} ${ending}`,
    plain_name: `${translator.translate('en', list.title)} ${ending}`,
    mime_type: MIME_TYPES[format],
    content: await write(),
  };
}
