import type { ComparedFields } from '../customers/duplicate-keys.ts';

/** A generated customer; a variation of an earlier one has its place in the list. */
export interface GeneratedCustomer extends ComparedFields {
  readonly variationOf?: number;
}

const FIRST_NAMES =
  'สมชาย สมหญิง บุญมี คำพันธ์ ทองสุข ประเสริฐ สุพรรณี วิเชียร ลำดวน อรทัย ชาญชัย กมลชนก นพดล เบญจา ธีระ มาลี อนันต์ พิมพ์ใจ เกรียงไกร รัชนี ณรงค์ ปิยะ ดวงใจ มนัส วันดี สุเทพ ไพโรจน์ จันทร์เพ็ญ ศักดิ์สิทธิ์ อุไรวรรณ'.split(
    ' ',
  );
const SYLLABLES =
  'แก้ว ทอง ศรี วงศ์ ใจ ดี สุข บุญ พงษ์ เรือง เดช คำ แสง จันทร์ พิมพ์ มาลา โคตร หาญ กล้า นาม โพธิ์ ภักดี ชัย รัตน์ เพชร วัฒน์ ไชย มณี สาร ประเสริฐ'.split(
    ' ',
  );
const TRADES = 'น้ำตาล ปุ๋ย ขนส่ง เกษตร อาหารสัตว์ เครื่องจักร พลังงาน ค้าไม้ โลจิสติกส์ เบเกอรี่'.split(' ');
const TITLES = ['นาย', 'นาง', 'น.ส.', 'นางสาว', 'คุณ', 'ดร.'];
const PLACES = 7_436;
const ORGANISATION_EVERY = 4;

/** So many customers, and behind them variations of some: hyphens, titles, spaces, typing errors, old phones. */
export function generateCustomers({
  count,
  variations,
  seed = 1,
}: {
  readonly count: number;
  readonly variations: number;
  readonly seed?: number;
}): GeneratedCustomer[] {
  const random = createRandom(seed);
  const made: GeneratedCustomer[] = Array.from({ length: count }, (_, place) =>
    makeCustomer(place, random),
  );
  for (let turn = 0; turn < variations; turn += 1) {
    const variationOf = Math.floor((turn * count) / variations);
    const original = made[variationOf];
    const vary = VARIATIONS[turn % VARIATIONS.length];
    if (original !== undefined && vary !== undefined) {
      made.push({ ...vary(original, random), variationOf });
    }
  }
  return made;
}

type Random = (below: number) => number;

function makeCustomer(place: number, random: Random): GeneratedCustomer {
  const pick = (list: readonly string[]) => list[random(list.length)] ?? '';
  const isOrganisation = place % ORGANISATION_EVERY === 0;
  const syllables = (count: number) =>
    Array.from({ length: count }, () => pick(SYLLABLES)).join('');
  return {
    customer_type: isOrganisation ? 'organization' : 'individual',
    first_name: isOrganisation ? '' : pick(FIRST_NAMES),
    last_name: isOrganisation ? '' : syllables(3),
    company_name: isOrganisation ? `บริษัท ${pick(TRADES)} ${syllables(3)} จำกัด` : '',
    email: `customer${place}@generated.example`,
    phone: `08${random(10)}-${digits(place, 3)}-${digits(place / 1_000, 4)}`,
    subdistrict_id: 100_000 + random(PLACES),
  };
}

/** Each leaves only one trace of the original. */
const VARIATIONS: readonly ((original: GeneratedCustomer, random: Random) => GeneratedCustomer)[] =
  [
    (original) => ({ ...renamed(original), phone: original.phone.replaceAll('-', '') }),
    (original) => ({ ...renamed(original), phone: original.phone.replace(/^0/, '+66 ') }),
    (original) => ({ ...renamed(original), email: original.email.toUpperCase() }),
    (original, random) => {
      const title = TITLES[random(TITLES.length)] ?? '';
      return original.customer_type === 'organization'
        ? spelt(original, ({ company_name }) => company_name.replace(/^บริษัท (.*) จำกัด$/, 'บจก.$1'))
        : { ...bare(original), first_name: `${title}${original.first_name}` };
    },
    (original) => spelt(original, ({ company_name }) => company_name.replaceAll(' ', '')),
    (original) => spelt(original, ({ company_name }) => company_name, /[\u0e48-\u0e4c]/g),
    (original, random) => ({
      ...bare(original),
      last_name: mistype(original.last_name, random),
      company_name: original.company_name.replace(/(?<=^บริษัท ).*(?= จำกัด$)/, (name) =>
        mistype(name, random),
      ),
    }),
  ];

function bare(original: GeneratedCustomer): GeneratedCustomer {
  return { ...original, email: '', phone: '' };
}

/** With a name that nobody else has, and elsewhere. */
function renamed(original: GeneratedCustomer): GeneratedCustomer {
  const other = Array.from(original.email.replace(/\D/g, ''), (digit) => SYLLABLES[Number(digit)]);
  return {
    ...bare(original),
    last_name: other.join(''),
    company_name: `ห้างหุ้นส่วนจำกัด ${other.join('')}`,
    subdistrict_id: null,
  };
}

function spelt(
  original: GeneratedCustomer,
  spell: (original: GeneratedCustomer) => string,
  without = /(?!)/g,
): GeneratedCustomer {
  return {
    ...bare(original),
    first_name: original.first_name.replace(without, ''),
    last_name: original.last_name.replace(without, ''),
    company_name: spell(original).replace(without, ''),
  };
}

/** One consonant becomes another one, is missing, or is there twice. */
function mistype(name: string, random: Random): string {
  const consonants = [...name.matchAll(/[ก-ฮ]/g)];
  const { index = 0 } = consonants[random(consonants.length)] ?? {};
  const letter = name[index] ?? '';
  const typed = [letter === 'ห' ? 'น' : 'ห', '', letter.repeat(2)][random(3)] ?? '';
  return name.slice(0, index) + typed + name.slice(index + 1);
}

function digits(number: number, length: number): string {
  return String(Math.floor(number) % 10 ** length).padStart(length, '0');
}

/** Always the same numbers. */
function createRandom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
