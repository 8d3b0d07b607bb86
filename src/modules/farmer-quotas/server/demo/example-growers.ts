import { bankNames } from '#modules/farmer-quotas/i18n/bank-names.ts';
import { checkDigitOf } from '#platform/contract/thai-id.ts';
import type { QuotaRow } from '../quota-import/quotas-in-file.ts';

export const OFFICES = [
  { name_th: 'สำนักงานเขตน้ำพอง', name_en: 'Nam Phong field office' },
  { name_th: 'สำนักงานเขตกุมภวาปี', name_en: 'Kumphawapi field office' },
  { name_th: 'สำนักงานเขตยางตลาด', name_en: 'Yang Talat field office' },
  { name_th: 'สำนักงานเขตภูเขียว', name_en: 'Phu Khiao field office' },
] as const;

export const REASONS = [
  { name: 'ภาพบัตรประชาชนไม่ชัด', result: 'sent_back' },
  { name: 'ที่อยู่ไม่ตรงกับทะเบียนบ้าน', result: 'sent_back' },
  { name: 'เลขบัญชีไม่ตรงกับชื่อ', result: 'sent_back' },
  { name: 'ไม่ใช่ชาวไร่ในเขตส่งเสริม', result: 'rejected' },
  { name: 'เอกสารปลอมหรือแก้ไข', result: 'rejected' },
] as const;

/** Where growers live: by field office, in four provinces. */
const PLACES = [
  ['น้ำพอง', 'น้ำพอง', 'ขอนแก่น'],
  ['กุมภวาปี', 'กุมภวาปี', 'อุดรธานี'],
  ['ยางตลาด', 'ยางตลาด', 'กาฬสินธุ์'],
  ['ผักปัง', 'ภูเขียว', 'ชัยภูมิ'],
] as const;

const FIRST = [
  'สมชาย',
  'สมหญิง',
  'บุญมี',
  'คำพันธ์',
  'ทองสุข',
  'ประเสริฐ',
  'สุพรรณี',
  'วิเชียร',
  'ลำดวน',
  'บัวผัน',
  'สมพร',
  'ไพบูลย์',
  'อุไร',
  'สำราญ',
  'ถวิล',
  'จันทร์เพ็ญ',
  'อุดม',
  'ละออง',
  'ชัยวัฒน์',
  'ดวงใจ',
];

const LAST = [
  'ใจดี',
  'แสงทอง',
  'ศรีโคตร',
  'หาญกล้า',
  'พิมพ์ดี',
  'นามวงศ์',
  'คำแก้ว',
  'โพธิ์ศรี',
  'สีหา',
  'บุตรดี',
  'แก้วมูล',
  'วงษ์คำ',
  'มูลตรี',
  'ภูมิดี',
  'ทองมา',
  'จันทะเสน',
  'ไชยราช',
  'ศรีบุญ',
  'พันธ์ดี',
  'สายเนตร',
  'โคตรชมภู',
  'อินทร์ตา',
  'ผลดี',
];

/** An invented grower, always the same one for a number. The ids begin with 0, as none that is issued does. */
export function exampleGrower(number: number): QuotaRow {
  const place = number % PLACES.length;
  const [sub_district, district, province] = PLACES[place] ?? PLACES[0];
  const twelve = `05${String(number).padStart(10, '0')}`;
  const digits = String(number).padStart(5, '0');
  return {
    line: number,
    national_id: `${twelve}${checkDigitOf(twelve)}`,
    first_name: FIRST[number % FIRST.length] ?? '',
    last_name: lastName(number),
    birth_date: `${1950 + (number % 50)}-${pad(1 + (number % 12))}-${pad(1 + (number % 28))}`,
    phone: `081-0${digits.slice(0, 2)}-${digits.slice(2).padStart(4, '0')}`,
    marital_status: number % 3 === 0 ? 'single' : 'married',
    children_count: number % 4,
    address: `${1 + (number % 250)} หมู่ ${1 + (number % 12)}`,
    sub_district,
    district,
    province,
    postal_code: '',
    bank_name: bankNames[number % 3],
    bank_account_no: `9${String(number).padStart(9, '0')}`,
    office: OFFICES[place]?.name_th,
  };
}

/** So many that hardly two growers have the same name. */
const ENDINGS = ['', 'วงศ์', 'ทรัพย์', 'กุล', 'สุข'];

function lastName(number: number): string {
  const name = LAST[number % LAST.length] ?? '';
  const round = Math.floor(number / (FIRST.length * LAST.length));
  return name + (ENDINGS[round % ENDINGS.length] ?? '');
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
