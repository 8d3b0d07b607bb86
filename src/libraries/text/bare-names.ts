import { dropToneMarks, normaliseText } from './normalise-text.ts';

/** Words that are left out, in the spelling of `plain`. */
const TITLES = beginsWith(
  [
    'ว่าที่ร้อยตรีหญิง',
    'ว่าที่ร้อยตรี',
    'ว่าที่รต',
    'เด็กชาย',
    'เด็กหญิง',
    'นางสาว',
    'นาย',
    'นาง',
    'คุณ',
    'ดร',
    'นส',
    'ดช',
    'ดญ',
  ],
  // Not in a name like `คุณากร`, which only begins with the same letters.
  '(?=[ก-ฮเ-ไ ])',
);
const TITLES_IN_ENGLISH = beginsWith(['mister', 'mrs', 'mr', 'miss', 'ms', 'dr'], ' ');
const COMPANY_WORDS = new RegExp(
  [
    'ห้างหุ้นส่วน(?:สามัญนิติบุคคล|สามัญ)?',
    'บริษัท',
    'จำกัด',
    'มหาชน',
    '(?:^| )(?:บมจ|บจก|บจ|หจก|หสม|ร้าน)',
    String.raw`\b(?:public|company|limited|partnership|corporation|corp|incorporated|inc|plc|pcl|llc|pte|part|ltd|co)\b`,
  ]
    .map(dropToneMarks)
    .join('|'),
  'g',
);

function beginsWith(words: readonly string[], then: string): RegExp {
  return new RegExp(`^(?:${words.map(dropToneMarks).join('|')})${then}`);
}

/** The name of a person without titles, tone marks, spaces and signs, by which two spellings are the same. */
export function barePersonName(first: string, last: string): string {
  const untitled = plain(first).replace(TITLES, '').replace(TITLES_IN_ENGLISH, '');
  return lettersOf(untitled + plain(last));
}

/** The name of an organisation without the words of its kind, tone marks, spaces and signs. */
export function bareCompanyName(name: string): string {
  return lettersOf(plain(name).replace(COMPANY_WORDS, ' '));
}

/** Without tone marks, and with abbreviations as one word each. */
function plain(name: string): string {
  return dropToneMarks(normaliseText(name))
    .replace(/(?<=[ก-๙])\.(?=[ก-๙])/g, '')
    .replace(/[.,()"]/g, ' ')
    .trim();
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
