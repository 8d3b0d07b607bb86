import { joinId } from '#platform/contract/thai-id.ts';

/** Who is paid, and how much; without an amount the payer types it. */
interface Payment {
  /** A mobile number, a national id or tax id of 13 digits, or an e-wallet of 15. */
  readonly account: string;
  readonly satang?: number;
}

const PROMPTPAY = 'A000000677010111';

/** What a PromptPay QR code says, by the rules of EMV for codes that sellers show. */
export function promptPayPayload({ account, satang }: Payment): string {
  const fields = [
    field('00', '01'),
    // 11 may be paid any number of times, 12 once.
    field('01', satang === undefined ? '11' : '12'),
    field('29', field('00', PROMPTPAY) + accountField(account)),
    field('58', 'TH'),
    field('53', '764'),
    satang === undefined ? '' : field('54', (satang / 100).toFixed(2)),
    '6304',
  ].join('');
  return fields + checksum(fields);
}

function accountField(account: string): string {
  const digits = joinId(account);
  if (/^\d{15}$/.test(digits)) return field('03', digits);
  if (/^\d{13}$/.test(digits)) return field('02', digits);
  return field('01', digits.replace(/^(?:\+?66)?0?/, '66').padStart(13, '0'));
}

function field(id: string, value: string): string {
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

/** CRC-16 with the polynomial 0x1021, beginning with 0xFFFF. */
function checksum(text: string): string {
  let sum = 0xff_ff;
  for (const byte of Buffer.from(text, 'latin1')) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      sum = ((sum & 0x80_00) === 0 ? sum << 1 : (sum << 1) ^ 0x10_21) & 0xff_ff;
    }
  }
  return sum.toString(16).toUpperCase().padStart(4, '0');
}
