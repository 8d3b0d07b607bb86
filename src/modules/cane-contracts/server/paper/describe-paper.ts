import { fromTenths, toTenths, type ThaiArea } from '#modules/land-plots/contract/thai-area.ts';
import { toSatang } from '#platform/contract/money.ts';
import { amountInWords } from '#platform/contract/texts/amount-in-words.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Printed } from '#platform/server/pdf/pdf-printer.ts';
import { writeTime } from '#platform/server/texts/write-time.ts';
import type { PrintedContract } from './read-printed.ts';

type Parameters = Readonly<Record<string, string>>;

interface Writer {
  readonly language: Language;
  readonly company: string;
  /** When it is printed. */
  readonly now: Date;
  readonly say: (key: string, parameters?: Parameters) => string;
}

interface Part {
  readonly title: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly sum: string;
}

interface Paper extends Printed {
  readonly watermark: string;
  readonly opening: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly parts: readonly Part[];
  readonly conditions: readonly string[];
  readonly annexes: readonly string[];
  readonly labels: Readonly<
    Record<'place' | 'date' | 'national_id' | 'conditions' | 'annexes', string>
  >;
  readonly signatures: readonly { readonly name: string; readonly label: string }[];
}

const IN_FORCE = ['approved', 'active', 'closed'];

/** The values of the template; labels and figures come as they are printed. */
export function describePaper(printed: PrintedContract, writer: Writer): Paper {
  const { contract, settings } = printed;
  const { say, language, company, now } = writer;
  const paper = (key: string, parameters?: Parameters) =>
    say(`cane-contracts:paper.${key}`, parameters);
  const printing = (key: string, parameters: Parameters) =>
    say(`platform:printing.${key}`, parameters);
  const { code, farmerName, quotaCode, season, status } = contract;
  return {
    language,
    title: paper('title', { code }),
    company,
    footnote: printing('made_at', { time: writeTime(now.toISOString(), language) ?? '' }),
    page_label: printing('page', { page: '{page}', pages: '{pages}' }),
    watermark: IN_FORCE.includes(status) ? '' : say(`cane-contracts:statuses.${status}`),
    opening: paper('opening', { company, farmer: farmerName, quota: quotaCode, season }),
    facts: factsOf(printed, writer),
    parts: [landOf(printed, writer), supportsOf(printed, writer)].filter(
      ({ rows }) => rows.length > 0,
    ),
    conditions: settings.conditions.split('\n').filter((line) => line.trim() !== ''),
    annexes: contract.attachments.map(({ fileName, description }) =>
      description === '' ? fileName : `${fileName} · ${description}`,
    ),
    labels: {
      place: paper('place'),
      national_id: paper('national_id'),
      conditions: paper('conditions'),
      annexes: paper('annexes'),
      date: paper('date'),
    },
    signatures: [
      { name: farmerName, label: paper('farmer') },
      { name: '', label: paper('company') },
      { name: '', label: paper('witness') },
      { name: '', label: paper('witness') },
    ],
  };
}

function factsOf({ contract }: PrintedContract, { say, language }: Writer): Paper['facts'] {
  const { contractType, totalTons, dayRange, craneType, promotionType } = contract;
  const { promotionAmount, promotionDate } = contract;
  const label = (field: string) => say(`cane-contracts:fields.${field}`);
  const rows: Paper['facts'] = [
    [label('contractType'), say(`cane-contracts:contractTypes.${contractType}`)],
    [label('totalTons'), writeNumber(totalTons)],
    [label('dayRange'), dayRange === null ? '' : say(`cane-contracts:dayRanges.${dayRange}`)],
    [label('craneType'), craneType],
    [
      label('promotionType'),
      promotionType === null ? '' : say(`cane-contracts:promotionTypes.${promotionType}`),
    ],
    [label('promotionAmount'), writeNumber(promotionAmount)],
    [label('promotionDate'), writeTime(promotionDate ?? '', language) ?? ''],
  ];
  return rows.filter(([, value]) => value !== '');
}

function landOf({ plots, crops }: PrintedContract, { say }: Writer): Part {
  const label = (field: string) => say(`cane-contracts:paper.${field}`);
  const total = fromTenths(plots.reduce((sum, plot) => sum + toTenths(plot), 0));
  return {
    title: label('land'),
    headings: [label('deed'), label('variety'), label('area')],
    rows: plots.map(({ id, deed_number, ...area }) => [
      deed_number,
      crops
        .filter(({ plot_id }) => plot_id === id)
        .map(({ variety }) => variety)
        .join(', '),
      writeArea(area),
    ]),
    sum: say('cane-contracts:paper.area_total', { total: writeArea(total) }),
  };
}

function supportsOf({ contract }: PrintedContract, { say, language }: Writer): Part {
  const label = (field: string) => say(`cane-contracts:fields.${field}`);
  const { supportItems, supportTotal } = contract;
  return {
    title: label('supportItems'),
    headings: [label('supportType'), label('receivedDate'), label('price')],
    rows: supportItems.map(({ supportType, description, receivedDate, price }) => [
      [say(`cane-contracts:supportTypes.${supportType}`), description]
        .filter((text) => text !== '')
        .join(' · '),
      writeTime(receivedDate ?? '', language) ?? '-',
      writeNumber(price),
    ]),
    sum: say('cane-contracts:paper.support_total', {
      total: writeNumber(supportTotal),
      words: amountInWords(toSatang(supportTotal), language),
    }),
  };
}

const figures = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** As deeds write it: rai, ngan and square wah. */
function writeArea({ area_rai, area_ngan, area_wah }: ThaiArea): string {
  return `${area_rai.toLocaleString('en')}-${area_ngan}-${area_wah}`;
}

/** Figures are written alike in both languages. */
function writeNumber(value: number | null): string {
  return value === null ? '' : figures.format(value);
}
