import type { AuditEntry } from '#modules/audit/contract/entries.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Printed } from '#platform/server/pdf/pdf-printer.ts';
import type { HeldRecord } from '#platform/server/personal-data/held-records.ts';
import { writeTime } from '#platform/server/texts/write-time.ts';
import type { readOwnData } from './own-data.queries.ts';

const TEMPLATE = new URL('./own-data.typ', import.meta.url);

interface Sections extends Printed {
  readonly sections: readonly {
    readonly title: string;
    readonly rows: readonly (readonly [string, string])[];
  }[];
}

/** What of a quota is printed; ids and figures of the application say nothing to the person. */
const FIELDS = [
  'quota_code',
  'quota_status',
  'phone',
  'email',
  'line_id',
  'marital_status',
  'children_count',
  'beneficiary',
  'address',
  'sub_district',
  'district',
  'province',
  'postal_code',
  'registered_address',
  'registered_postal_code',
  'bank_name',
  'bank_account_no',
  'bank_district',
  'baac_account_number',
  'created_at',
] as const;

const TEXTS = { quota_status: 'statuses', marital_status: 'marital_statuses' } as const;

type Needs = Pick<Context, 'clock' | 'companyName' | 'pdf' | 'translator'>;
interface OwnData extends Awaited<ReturnType<typeof readOwnData>> {
  readonly related: readonly HeldRecord[];
  readonly history: readonly AuditEntry[];
}

/** The same data for people to read. */
export async function printOwnData(
  { clock, companyName, pdf, translator }: Needs,
  scope: Scope,
  { farmer, quotas, related, history }: OwnData,
): Promise<Buffer> {
  const { companyId, language } = scope;
  const say = (key: string, parameters?: Record<string, string>) =>
    translator.translate(language, key, parameters);
  const label = (field: string) => say(`farmer-quotas:fields.${field}`);
  const printing = (key: string, parameters?: Record<string, string>) =>
    say(`platform:printing.${key}`, parameters);
  const write = (field: (typeof FIELDS)[number], value: string | number | null) => {
    if (value === null || value === '') return '-';
    if (field === 'created_at') return writeTime(String(value), language) ?? '';
    if (field === 'quota_status' || field === 'marital_status') {
      return say(`farmer-quotas:${TEXTS[field]}.${value}`);
    }
    return String(value);
  };
  const data: Sections = {
    language,
    title: say('farmer-quotas:disclosure.title'),
    company: await companyName(scope),
    footnote: printing('made_at', { time: writeTime(clock.now().toISOString(), language) ?? '' }),
    page_label: printing('page', { page: '{page}', pages: '{pages}' }),
    sections: [
      {
        title: say('farmer-quotas:entities.farmer'),
        rows: [
          [label('first_name'), farmer.first_name],
          [label('last_name'), farmer.last_name],
          [label('national_id'), farmer.national_id],
          [label('birth_date'), writeTime(farmer.birth_date ?? '', language) ?? '-'],
        ],
      },
      ...quotas.map((quota) => ({
        title: `${label('season')} ${quota.season}`,
        rows: [
          ...FIELDS.map((field) => [label(field), write(field, quota[field])] as const),
          ...quota.documents.map(
            ({ document_type, name }) =>
              [say(`farmer-quotas:document_types.${document_type}`), name] as const,
          ),
        ],
      })),
      ...related.map(({ title, rows }) => ({ title, rows })),
      {
        title: say('farmer-quotas:disclosure.history'),
        rows: history.map(
          ({ at, what, who }) => [writeTime(at, language) ?? '', `${what} ${who ?? ''}`] as const,
        ),
      },
    ],
  };
  return pdf.print({ companyId, template: TEMPLATE, data });
}
