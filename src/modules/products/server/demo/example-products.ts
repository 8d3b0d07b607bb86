import type { z } from 'zod';
import type { productInput } from '#modules/products/contract/products.ts';

interface ExampleProduct extends Omit<z.input<typeof productInput>, 'unit_id'> {
  /** Name of its unit. */
  readonly unit: string;
  /** Further prices: so many days from now, negative before, and how much. */
  readonly prices?: readonly (readonly [days: number, price: number])[];
}

export interface ExampleProducts {
  readonly companyId: number;
  /** Thai and English names. */
  readonly units: readonly (readonly [th: string, en: string])[];
  readonly products: readonly ExampleProduct[];
}

const UNITS = [
  ['ตัน', 'Ton'],
  ['กิโลกรัม', 'Kilogram'],
  ['กระสอบ', 'Sack'],
  ['ลิตร', 'Litre'],
  ['ไร่', 'Rai'],
  ['เที่ยว', 'Trip'],
  ['ชั่วโมง', 'Hour'],
  ['ครั้ง', 'Job'],
  ['ถุง', 'Bag'],
  ['ขวด', 'Bottle'],
] as const;

/** Farm produce and what goes into a field are exempt from value-added tax. */
const EXEMPT: ReadonlySet<string> = new Set(['ปุ๋ยและเคมีเกษตร', 'ท่อนพันธุ์อ้อย', 'อ้อย']);

/** What a sugar mill and a cane farm sell. */
export const EXAMPLES: readonly ExampleProducts[] = [
  {
    companyId: 1,
    units: UNITS,
    products: [
      ...group('น้ำตาล', [
        ['SUG-RAW', 'น้ำตาลทรายดิบ', 'Raw sugar', 'ตัน', 16_800],
        ['SUG-WHT', 'น้ำตาลทรายขาว', 'White sugar', 'ตัน', 22_500],
        ['SUG-REF', 'น้ำตาลทรายขาวบริสุทธิ์', 'Refined sugar', 'ตัน', 24_200],
        ['SUG-REF-SP', 'น้ำตาลทรายขาวบริสุทธิ์พิเศษ', 'Super refined sugar', 'ตัน', 26_750],
        ['SUG-WHT-50', 'น้ำตาลทรายขาว 50 กก.', 'White sugar, 50 kg', 'กระสอบ', 1_145],
        ['SUG-REF-50', 'น้ำตาลทรายขาวบริสุทธิ์ 50 กก.', 'Refined sugar, 50 kg', 'กระสอบ', 1_235],
        ['SUG-BRN-1', 'น้ำตาลทรายแดง 1 กก.', 'Brown sugar, 1 kg', 'ถุง', 32.5],
        ['SUG-WHT-1', 'น้ำตาลทรายขาว 1 กก.', 'White sugar, 1 kg', 'ถุง', 26.25],
        ['SUG-LIQ', 'น้ำเชื่อมซูโครส 67 บริกซ์', 'Liquid sucrose, 67 Brix', 'ตัน', 19_400],
      ]),
      ...group('ผลพลอยได้', [
        ['MOL-A', 'กากน้ำตาล', 'Molasses', 'ตัน', 4_350],
        ['MOL-B', 'กากน้ำตาลเข้มข้น', 'High-test molasses', 'ตัน', 5_100],
        ['BAG-01', 'ชานอ้อย', 'Bagasse', 'ตัน', 780],
        ['FLT-01', 'กากตะกอนหม้อกรอง', 'Filter cake', 'ตัน', 350],
        ['ASH-01', 'เถ้าชานอ้อย', 'Bagasse ash', 'ตัน', 120],
        ['ETH-95', 'เอทานอล 95 %', 'Ethanol, 95 %', 'ลิตร', 24.3],
      ]),
      ...group('ปุ๋ยและเคมีเกษตร', [
        ['FER-15-15-15', 'ปุ๋ยเคมี 15-15-15', 'Fertiliser 15-15-15', 'กระสอบ', 1_180],
        ['FER-21-7-18', 'ปุ๋ยเคมี 21-7-18', 'Fertiliser 21-7-18', 'กระสอบ', 1_020],
        ['FER-46-0-0', 'ปุ๋ยยูเรีย 46-0-0', 'Urea 46-0-0', 'กระสอบ', 865],
        ['FER-ORG', 'ปุ๋ยอินทรีย์เม็ด', 'Organic fertiliser pellets', 'กระสอบ', 240],
        ['HER-AME', 'อามีทรีน 80 %', 'Ametryn, 80 %', 'กิโลกรัม', 295],
        ['HER-24D', '2,4-ดี 95 %', '2,4-D, 95 %', 'กิโลกรัม', 165],
        ['BIO-TRI', 'แตนเบียนไข่ไตรโคแกรมมา', 'Trichogramma wasps', 'ไร่', 60],
      ]),
      ...group('ท่อนพันธุ์อ้อย', [
        ['SEED-KK3', 'ท่อนพันธุ์ขอนแก่น 3', 'Seed cane Khon Kaen 3', 'ตัน', 1_350],
        ['SEED-U-THONG', 'ท่อนพันธุ์อู่ทอง 17', 'Seed cane U Thong 17', 'ตัน', 1_400],
        ['SEED-LK', 'ท่อนพันธุ์ LK 92-11', 'Seed cane LK 92-11', 'ตัน', 1_300],
        ['SEED-K99', 'ท่อนพันธุ์ K 99-72', 'Seed cane K 99-72', 'ตัน', 1_280],
      ]),
      ...group('บริการในไร่', [
        ['SRV-PLOUGH', 'ไถเปิดดินดาน', 'Subsoiling', 'ไร่', 450],
        ['SRV-PLANT', 'รับจ้างปลูกด้วยเครื่อง', 'Planting by machine', 'ไร่', 900],
        ['SRV-SPRAY', 'พ่นยาด้วยโดรน', 'Spraying by drone', 'ไร่', 95],
        ['SRV-CUT', 'รถตัดอ้อย', 'Cane harvester', 'ตัน', 280],
        ['SRV-LOAD', 'รถคีบอ้อย', 'Cane loader', 'ตัน', 45],
        ['SRV-HAUL-20', 'ขนอ้อยไม่เกิน 20 กม.', 'Haulage up to 20 km', 'ตัน', 110],
        ['SRV-HAUL-60', 'ขนอ้อยไม่เกิน 60 กม.', 'Haulage up to 60 km', 'ตัน', 185],
        ['SRV-SOIL', 'วิเคราะห์ดิน', 'Soil analysis', 'ครั้ง', 1_200],
        ['SRV-WATER', 'ให้น้ำหยด', 'Drip irrigation', 'ชั่วโมง', 220],
      ]),
    ].map(withPrices),
  },
  {
    companyId: 2,
    units: UNITS,
    products: [
      ...group('อ้อย', [
        ['CANE-FRESH', 'อ้อยสด', 'Fresh cane', 'ตัน', 1_080],
        ['CANE-SEED', 'ท่อนพันธุ์อ้อย', 'Seed cane', 'ตัน', 1_320],
      ]),
      ...group('บริการ', [
        ['TRACTOR', 'รถแทรกเตอร์พร้อมคนขับ', 'Tractor with driver', 'ชั่วโมง', 650],
        ['TRUCK-10', 'รถสิบล้อ', 'Ten-wheel truck', 'เที่ยว', 2_800],
        ['LABOUR', 'แรงงานตัดอ้อย', 'Cane cutters', 'ตัน', 320],
      ]),
    ].map(withPrices),
  },
];

type Line = readonly [code: string, th: string, en: string, unit: string, price: number];

function group(category: string, lines: readonly Line[]): ExampleProduct[] {
  return lines.map(([code, name_th, name_en, unit, price]) => ({
    code,
    name_th,
    name_en,
    unit,
    price,
    category,
    vat: EXEMPT.has(category) ? 'exempt' : 'standard',
  }));
}

/** Most cost a little less a season ago; every fifth becomes dearer next month. */
function withPrices(product: ExampleProduct, place: number): ExampleProduct {
  const { price } = product;
  const before = [-240, Math.round(price * 96) / 100] as const;
  const after = [30, Math.round(price * 103) / 100] as const;
  return { ...product, prices: place % 5 === 0 ? [before, after] : [before] };
}
