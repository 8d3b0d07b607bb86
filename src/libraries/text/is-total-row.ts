import { normaliseText } from './normalise-text.ts';

const AMOUNT = String.raw`-?\d{1,3}(?:,\d{3})+(?:\.\d+)?|-?\d{1,7}|-?\d{1,12}\.\d+`;
const UNIT = 'ราย|คน|รายการ|แถว|ชิ้น|บาท|ไร่|ตัน|แปลง|หน่วย|records?|rows?|items?|customers?|baht|thb';

/** Phone numbers and tax ids are none, which begin with zero or have more digits. */
const SUM = new RegExp(String.raw`^(?:(?!0\d)(?:${AMOUNT})\s*(?:${UNIT})?|${UNIT})\.?$`);
const WORDS = '(?:ยอด)?รวม(?:ทั้งหมด|เป็นเงิน|จำนวน)?(?:ทั้งสิ้น)?|(?:grand |sub-? ?)?totals?';
const TOTAL = new RegExp(String.raw`^(?:${WORDS})\s*:?\s*(?<sum>.*)$`);

/** Whether a row sums up others, as offices write below their lists: “รวม, 20 ราย”. */
export function isTotalRow(cells: readonly string[]): boolean {
  const [first, ...others] = cells.filter((cell) => cell !== '').map(normaliseText);
  const beside = TOTAL.exec(first ?? '')?.groups?.['sum'];
  if (beside === undefined) return false;
  return [beside, ...others].every((cell) => cell === '' || SUM.test(cell));
}
