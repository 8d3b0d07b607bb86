import { renderSVG } from 'uqr';
import type { CompanyProfile } from '#modules/companies/contract/company-profile.ts';
import type { Letterhead } from '#modules/quotations/contract/letterhead.ts';
import type { QuotationStatus } from '#modules/quotations/contract/quotation-status.ts';
import {
  computeAmounts,
  type PricedQuotation,
} from '#modules/quotations/contract/quotation-totals.ts';
import { amountInWords } from '#platform/contract/texts/amount-in-words.ts';
import { toSatang } from '#platform/contract/money.ts';
import { THEMES } from '#platform/contract/theme-colours.ts';
import type { Printed } from '#platform/server/pdf/pdf-printer.ts';
import { buyerLines, sellerLines, type Buyer } from './paper-parties.ts';
import { paperLines, type PaperLine, type PrintedItem } from './paper-lines.ts';
import { linesTotal, paperTotals, type PaperTotal } from './paper-totals.ts';
import { writeAmount } from '#platform/server/texts/write-amount.ts';
import { breakable, type Label, type PaperWords } from './paper-words.ts';
import { promptPayPayload } from './promptpay.ts';

/** A quotation, stored or not, with what its paper says. */
export interface PrintedQuotation extends Omit<PricedQuotation, 'items'> {
  readonly items: readonly PrintedItem[];
  /** Blank before it is stored. */
  readonly quotation_number: string;
  /** `preview` before it is stored. */
  readonly status: QuotationStatus | 'preview';
  readonly customer_name: string;
  readonly contact_name: string;
  readonly quotation_date: string;
  readonly valid_until: string;
  readonly payment_terms: string;
  readonly notes: string;
  readonly deposit_amount: number | null;
  readonly owner_name: string | null;
}

/** Who sells, and how the company's papers look. */
export interface Seller {
  readonly profile: Pick<CompanyProfile, 'name_th' | 'name_en' | 'logo' | 'theme'>;
  readonly letterhead: Letterhead;
  readonly promptpay_id: string;
}

/** What the templates get. */
export interface Paper extends Printed {
  readonly names: Label;
  readonly number: string;
  readonly colours: { readonly strong: string; readonly soft: string; readonly line: string };
  readonly labels: Readonly<Record<string, Label | readonly Label[]>>;
  readonly seller: { readonly names: Label; readonly lines: Label; readonly logo: string | null };
  readonly customer: { readonly name: string; readonly lines: Label };
  readonly facts: readonly { readonly label: Label; readonly value: string }[];
  readonly lines: readonly PaperLine[];
  readonly lines_total: string;
  readonly totals: readonly PaperTotal[];
  readonly words: Label;
  readonly payment: { readonly label: Label; readonly lines: Label; readonly qr: string } | null;
  readonly texts: readonly { readonly label: Label; readonly text: string }[];
  readonly signatures: readonly { readonly label: Label; readonly name: string }[];
  readonly watermark: string;
}

interface Described {
  readonly quotation: PrintedQuotation;
  readonly seller: Seller;
  readonly buyer: Buyer;
}

const LABELS = 'lines_total carried_forward brought_forward optional date'.split(' ');
const COLUMNS = [
  'paper.line',
  'paper.item',
  'fields.quantity',
  'fields.unit',
  'fields.unit_price',
  'fields.discount',
  'fields.net',
];
/** Statuses in which an offer is in force: its paper has no watermark. */
const IN_FORCE: readonly PrintedQuotation['status'][] = ['approved', 'sent', 'accepted'];

/** Everything that a paper says, written as it is printed. */
export async function describePaper(
  words: PaperWords,
  { quotation, seller, buyer }: Described,
): Promise<Paper> {
  const { label, say, day } = words;
  const { items, totals } = computeAmounts(quotation);
  const number = quotation.quotation_number || say('paper.preview_number');
  const { name_th, name_en, logo, theme } = seller.profile;
  const names = words.main === 'th' ? [name_th, name_en] : [name_en, name_th];
  const { primary } = THEMES[theme];
  return {
    language: words.main,
    title: say('paper.numbered_title', { number }),
    company: names[0] ?? '',
    footnote: number,
    page_label: `{page} / {pages}`,
    names: label('paper.title'),
    number,
    colours: { strong: primary[7], soft: primary[0], line: primary[3] },
    labels: {
      ...Object.fromEntries(LABELS.map((key) => [key, label(`paper.${key}`)])),
      customer: label('fields.customer_id'),
      columns: COLUMNS.map((key) => label(key)),
    },
    seller: {
      names: [...new Set(names)],
      lines: sellerLines(words, seller.letterhead).map(breakable),
      logo: logo === null ? null : svgOf(logo),
    },
    customer: {
      name: breakable(quotation.customer_name),
      lines: (await buyerLines(words, { buyer, contact: quotation.contact_name })).map(breakable),
    },
    facts: [
      { label: label('paper.number'), value: number },
      { label: label('paper.date'), value: day(quotation.quotation_date) },
      { label: label('paper.valid_until'), value: day(quotation.valid_until) },
      ...(quotation.owner_name === null
        ? []
        : [{ label: label('paper.owner'), value: quotation.owner_name }]),
    ],
    lines: paperLines(quotation.items, items),
    lines_total: writeAmount(linesTotal(totals)),
    totals: paperTotals(words, quotation, totals),
    words: words.languages.map((language) => amountInWords(toSatang(totals.total), language)),
    payment: paymentOf(words, quotation, seller),
    texts: textsOf(words, quotation),
    signatures: [
      { label: label('paper.offered_by'), name: quotation.owner_name ?? '' },
      { label: label('paper.authorised_by'), name: '' },
      { label: label('paper.accepted_by'), name: '' },
    ],
    watermark: IN_FORCE.includes(quotation.status)
      ? ''
      : say(`paper.watermarks.${quotation.status}`),
  };
}

/** How a deposit is paid, where one is asked for and the company has an account for it. */
function paymentOf(
  { label }: PaperWords,
  { deposit_amount }: PrintedQuotation,
  { promptpay_id: account }: Seller,
): Paper['payment'] {
  if (deposit_amount === null || deposit_amount === 0 || account === '') return null;
  const payload = promptPayPayload({ account, satang: toSatang(deposit_amount) });
  return {
    label: label('paper.deposit'),
    lines: [
      ...label('paper.deposit_amount', { amount: writeAmount(deposit_amount) }),
      ...label('paper.promptpay', { account }),
    ],
    qr: renderSVG(payload, { border: 1 }),
  };
}

function textsOf({ label }: PaperWords, quotation: PrintedQuotation): Paper['texts'] {
  const { payment_terms, notes, prices_include_vat } = quotation;
  const included = prices_include_vat ? label('paper.prices_include_vat').join(' / ') : '';
  return [
    { label: label('fields.payment_terms'), text: payment_terms },
    {
      label: label('fields.notes'),
      text: [included, notes].filter((text) => text !== '').join('\n'),
    },
  ]
    .filter(({ text }) => text !== '')
    .map((part) => ({ ...part, text: breakable(part.text) }));
}

/** A logo as SVG, which is what the templates draw. One that cannot be read leaves its place empty. */
function svgOf(address: string): string {
  const svg = /^data:image\/svg\+xml;base64,(.*)$/.exec(address)?.[1];
  if (svg !== undefined) return Buffer.from(svg, 'base64').toString();
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 256 256"><image width="256" height="256" xlink:href="${address}"/></svg>`;
}
