import { Readable } from 'node:stream';
import type { ExportFormat } from '#platform/contract/export.ts';
import type { TextParameters } from '#platform/contract/errors.ts';
import type { Scope } from '../access/scope.ts';
import type { Context } from '../context.ts';
import { bangkokTime } from '../bangkok-time.ts';
import { readList, type ExportableList } from './export-list.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

const MIME_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** A list as a file in the reader's language, written while it is read. Stops when nobody reads on. */
export function exportFile<Row>(
  { database, translator, clock }: Pick<Context, 'database' | 'translator' | 'clock'>,
  scope: Scope,
  { list, format }: { list: ExportableList<Row>; format: ExportFormat },
) {
  // The same few texts appear in every row.
  const texts = new Map<string, string>();
  const say = (key: string, parameters?: TextParameters) => {
    const known = parameters === undefined ? texts.get(key) : undefined;
    const text = known ?? translator.translate(scope.language, key, parameters);
    if (parameters === undefined) texts.set(key, text);
    return text;
  };
  const { columns } = list;
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
  const content: AsyncIterable<string | Uint8Array> =
    format === 'csv'
      ? writeCsv(headings, batches)
      : writeXlsx({ name: title, language: scope.language, headings, columns, batches });
  const ending = `${bangkokTime(clock.now()).toISOString().slice(0, 10)}.${format}`;
  return {
    filename: `${title} ${ending}`,
    plain_name: `${translator.translate('en', list.title)} ${ending}`,
    mime_type: MIME_TYPES[format],
    content: Readable.from(content, { objectMode: false }),
  };
}
