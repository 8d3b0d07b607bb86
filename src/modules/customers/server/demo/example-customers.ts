import type { z } from 'zod';
import type { activityInput } from '#modules/customers/contract/activities.ts';
import type { addressInput } from '#modules/customers/contract/addresses.ts';
import type { contactInput } from '#modules/customers/contract/contacts.ts';
import type { TagColour } from '#modules/customers/contract/customer-choices.ts';
import type { customerInput } from '#modules/customers/contract/customers.ts';
import { checkDigitOf } from '#platform/contract/thai-id.ts';
import { COMPANIES, OTHER_COMPANIES, PEOPLE, PLACES, type CompanyLine } from './example-lines.ts';

interface ExampleActivity extends z.input<typeof activityInput> {
  readonly due?: number;
}

interface ExampleCustomer extends z.input<typeof customerInput> {
  readonly tags?: readonly string[];
  readonly addresses?: readonly z.input<typeof addressInput>[];
  readonly contacts?: readonly z.input<typeof contactInput>[];
  /** Those with `due` are open, so many days from when they are loaded. */
  readonly activities?: readonly ExampleActivity[];
}

export interface ExampleCustomers {
  readonly companyId: number;
  readonly tags: readonly (readonly [name: string, colour: TagColour])[];
  readonly customers: readonly ExampleCustomer[];
}

const TAGS = [
  ['ลูกค้ารายใหญ่', 'violet'],
  ['ส่งออก', 'blue'],
  ['โรงงาน', 'green'],
  ['ชาวไร่', 'amber'],
  ['จ่ายช้า', 'red'],
  ['ร้านค้า', 'grey'],
] as const;

const ACTIVITIES: readonly ExampleActivity[] = [
  {
    activity_type: 'call',
    subject: 'สอบถามราคาน้ำตาลทรายขาวงวดหน้า',
    details: 'ต้องการประมาณ 200 ตัน ส่งเดือนหน้า ขอใบเสนอราคาก่อนสิ้นเดือน',
  },
  { activity_type: 'meeting', subject: 'นัดเยี่ยมโรงงานและคุยเงื่อนไขเครดิต', due: 3 },
  { activity_type: 'email', subject: 'ส่งใบรับรองคุณภาพ', due: -1 },
];

/** To whom a sugar mill and a cane farm sell; some are there twice, as registers have them. */
export const EXAMPLES: readonly ExampleCustomers[] = [
  {
    companyId: 1,
    tags: TAGS,
    customers: [...COMPANIES.map(organisation), ...PEOPLE.map(person), ...duplicates()],
  },
  {
    companyId: 2,
    tags: TAGS.slice(2, 4),
    customers: OTHER_COMPANIES.map(organisation),
  },
];

function organisation(line: CompanyLine, place: number): ExampleCustomer {
  const [company_name, domain, tag, terms, contact] = line;
  const [first_name = '', last_name = ''] = contact.split(' ');
  const area = placeOf(place);
  const twelve = `0105${String(548_012_340 + place * 37).slice(1)}`.padEnd(12, '0').slice(0, 12);
  return {
    customer_type: 'organization',
    company_name,
    tax_id: `${twelve}${checkDigitOf(twelve)}`,
    branch: place % 6 === 5 ? '00001' : '00000',
    email: `sales@${domain}`,
    phone: `02${String(3_214_500 + place * 13)}`,
    website: `https://www.${domain}`,
    credit_limit: (place % 8) * 250_000 + 100_000,
    payment_terms: terms,
    status: place % 11 === 10 ? 'inactive' : 'active',
    address: `${place * 7 + 12}/${(place % 9) + 1} หมู่ ${(place % 12) + 1}`,
    ...area,
    tags: [tag],
    addresses:
      place % 3 === 0
        ? [
            {
              address_type: 'billing',
              address_line1: `${place + 88} ถนนมิตรภาพ`,
              ...placeOf(place),
            },
            {
              address_type: 'shipping',
              address_line1: `คลังสินค้า ${place + 1} หมู่ ${(place % 7) + 1}`,
              ...placeOf(place + 5),
            },
          ]
        : [],
    activities: place % 3 === 0 ? ACTIVITIES : [],
    contacts: [
      {
        first_name,
        last_name,
        title: 'ผู้จัดการฝ่ายจัดซื้อ',
        department: 'จัดซื้อ',
        contact_type: 'purchasing',
        email: `purchase@${domain}`,
        mobile: `081${String(4_560_100 + place * 31)}`,
      },
    ],
  };
}

function person(name: string, place: number): ExampleCustomer {
  const [first_name = '', last_name = ''] = name.split(' ');
  const twelve = `3${String(40_070_012_345 + place * 10_007)}`.slice(0, 12);
  return {
    customer_type: 'individual',
    first_name,
    last_name,
    tax_id: place % 4 === 3 ? '' : `${twelve}${checkDigitOf(twelve)}`,
    email: `grower${place + 1}@rai.example`,
    phone: `08${(place % 2) * 8 + 1}${String(2_340_100 + place * 457)}`,
    credit_limit: place % 3 === 0 ? null : 20_000 + place * 1_000,
    payment_terms: place % 3 === 0 ? 'เงินสด' : 'เครดิต 30 วัน',
    status: place % 13 === 12 ? 'inactive' : 'active',
    address: `${place * 3 + 5} หมู่ ${(place % 9) + 1}`,
    ...placeOf(place + 3),
    tags: place % 9 === 8 ? ['ชาวไร่', 'จ่ายช้า'] : ['ชาวไร่'],
  };
}

/** The same customers written otherwise, as different people have entered them. */
function duplicates(): ExampleCustomer[] {
  const [first, second] = COMPANIES.map(organisation);
  const [, , third, fourth] = PEOPLE.map(person);
  return [
    ...(first ? [{ ...first, company_name: 'บจก. หวานเย็นฟู้ดส์', website: '', tags: [] }] : []),
    ...(second
      ? [{ ...second, company_name: 'มิตรไร่ ค้าปุ๋ย', tax_id: '', addresses: [], contacts: [] }]
      : []),
    ...(third ? [{ ...third, first_name: `นาย${third.first_name}`, tax_id: '' }] : []),
    ...(fourth ? [{ ...fourth, email: 'another.address@rai.example', tags: [] }] : []),
  ];
}

function placeOf(place: number) {
  const [subdistrict_id = null, postal_code = ''] = PLACES[place % PLACES.length] ?? [];
  return {
    subdistrict_id,
    district_id: subdistrict_id === null ? null : Math.floor(subdistrict_id / 100),
    province_id: subdistrict_id === null ? null : Math.floor(subdistrict_id / 10_000),
    postal_code,
  };
}
