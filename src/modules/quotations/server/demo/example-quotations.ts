import type { LetterheadChange } from '#modules/quotations/contract/letterhead.ts';
import type { QuotationStatus } from '#modules/quotations/contract/quotation-status.ts';

/** A quotation of the demo, to be filled with products and customers that there are. */
export interface ExampleQuotation {
  readonly status: Exclude<QuotationStatus, 'superseded'>;
  /** How many days ago it was written. */
  readonly daysAgo: number;
  /** Its place in the demo, by which products, customers and people take turns. */
  readonly place: number;
  /** How many lines it has, and how many units of each. */
  readonly lines: number;
  readonly quantity: number;
  /** Whether a revision follows, which is sent. */
  readonly isRevised: boolean;
}

/** How many there are of each, those that wait last: these are the newest. */
const COUNTS: readonly (readonly [ExampleQuotation['status'], number])[] = [
  ['accepted', 9],
  ['expired', 5],
  ['rejected', 4],
  ['cancelled', 2],
  ['sent', 7],
  ['approved', 3],
  ['in_approval', 2],
  ['submitted', 2],
  ['draft', 4],
];

/** Offers that are decided were written earlier than an offer is valid. */
const DECIDED: readonly QuotationStatus[] = ['accepted', 'expired', 'rejected', 'cancelled'];
/** So large that they need one or two approvals. */
const quantities: Partial<Record<QuotationStatus, number>> = { submitted: 500, in_approval: 4_500 };

/** Thirty-eight quotations in all states over half a year; two of them are revised, which makes forty. */
export const EXAMPLES: readonly ExampleQuotation[] = COUNTS.flatMap(([status, count]) =>
  Array.from({ length: count }, () => status),
).map((status, place) => ({
  status,
  place,
  daysAgo: DECIDED.includes(status) ? 175 - place * 7 : 46 - place,
  lines: 1 + (place % 5),
  quantity: quantities[status] ?? 5 + ((place * 7) % 40),
  isRevised: status === 'sent' && place % 3 === 0,
}));

/** Why customers said no, and why offers were cancelled. */
export const REASONS = [
  'ราคาสูงกว่าผู้ขายรายอื่น',
  'ลูกค้าเลื่อนโครงการไปปีหน้า',
  'เงื่อนไขการชำระเงินไม่ตรงกัน',
  'ส่งของไม่ทันกำหนดของลูกค้า',
] as const;

/** What stands below the name of the company, which is made up like the company. */
export const exampleLetterhead: LetterheadChange = {
  address_th: '99/1 หมู่ 4 ถนนพหลโยธิน ตำบลธารเกษม อำเภอพระพุทธบาท จังหวัดสระบุรี 18120',
  address_en: '99/1 Moo 4, Phahonyothin Road, Than Kasem, Phra Phutthabat, Saraburi 18120',
  tax_id: '0105560123454',
  branch: '00000',
  phone: '036-000-000',
  email: 'sales@than-oi-thong.example',
  website: 'www.than-oi-thong.example',
  updated_at: null,
};
