import type { ExampleCatalogue } from './example-catalogue.ts';

const FACTORY = 78;
const FINANCE = 79;

/** What the mill does with the cane: laboratory, crushing and the sale of sugar. */
export const MILL_PRODUCTION: ExampleCatalogue['modules'] = [
  {
    code: 'PRODUCTION',
    th: 'การผลิต',
    en: 'Production',
    about: 'ห้องปฏิบัติการ กะการหีบ และล็อตน้ำตาล',
    owner: FACTORY,
    features: [
      {
        code: 'LAB',
        th: 'ผลวิเคราะห์อ้อย',
        en: 'Cane analysis',
        about: 'ตัวอย่างจากรถแต่ละเที่ยว',
        owner: FACTORY,
        tags: ['ห้องปฏิบัติการ'],
        fields: [
          ['sample_no', 'เลขที่ตัวอย่าง', 'Sample number', 'string', 'S-884120', 'เจาะหลังชั่งเข้า'],
          [
            'ticket_no',
            'ใบชั่ง',
            'Weigh ticket',
            'string',
            'W-884120',
            'เที่ยวที่เจาะ',
            'WEIGHING.ticket_no',
          ],
          ['brix', 'บริกซ์', 'Brix', 'number', '19.6', 'ของแข็งที่ละลายได้ (ร้อยละ)'],
          ['pol', 'โพล', 'Pol', 'number', '16.9', 'ซูโครสในน้ำอ้อย (ร้อยละ)'],
          ['ccs', 'ค่าความหวาน', 'Commercial cane sugar', 'number', '12.48', 'C.C.S. ที่ใช้คิดเงิน'],
        ],
        deliveries: [
          {
            code: 'ccs_by_zone',
            th: 'ความหวานรายเขต',
            en: 'CCS by zone',
            about: 'ใช้วางแผนตัดอ้อยสัปดาห์ถัดไป',
            engine: 'YIELD-FORECAST',
            uses: ['Dashboards', 'AI'],
            from: ['LAB.ccs', 'FARMERS.zone'],
          },
        ],
      },
      {
        code: 'SHIFTS',
        th: 'กะการหีบ',
        en: 'Crushing shifts',
        about: 'อ้อยที่หีบและน้ำตาลที่ได้ในแต่ละกะ',
        owner: FACTORY,
        fields: [
          ['shift_no', 'เลขที่กะ', 'Shift number', 'string', '2026-12-04-A', 'วันละสามกะ'],
          ['crushed_tons', 'ตันที่หีบ', 'Tons crushed', 'number', '5120', 'จากเครื่องชั่งสายพาน'],
          ['stopped_minutes', 'นาทีที่หยุด', 'Minutes stopped', 'number', '35', 'รวมทุกสาเหตุ'],
        ],
      },
      {
        code: 'LOTS',
        th: 'ล็อตน้ำตาล',
        en: 'Sugar lots',
        about: 'น้ำตาลที่บรรจุแล้วในคลัง',
        owner: FACTORY,
        tags: ['คลังสินค้า'],
        fields: [
          ['lot_no', 'เลขที่ล็อต', 'Lot number', 'string', 'SG-691204-02', 'พิมพ์บนกระสอบ'],
          ['shift_no', 'กะที่ผลิต', 'Shift', 'string', '2026-12-04-A', 'กะที่บรรจุ', 'SHIFTS.shift_no'],
          ['grade', 'เกรด', 'Grade', 'string', 'ขาวบริสุทธิ์', 'ตามสีและความชื้น'],
          ['bags', 'จำนวนกระสอบ', 'Bags', 'number', '640', 'กระสอบละ 50 กิโลกรัม'],
        ],
      },
    ],
  },
  {
    code: 'SALES',
    th: 'ขายน้ำตาล',
    en: 'Sugar sales',
    about: 'ลูกค้า ใบสั่งขาย และใบแจ้งหนี้',
    owner: FINANCE,
    features: [
      {
        code: 'CUSTOMERS',
        th: 'ทะเบียนลูกค้า',
        en: 'Customers',
        about: 'ผู้ซื้อน้ำตาลในประเทศและส่งออก',
        owner: FINANCE,
        tags: ['ข้อมูลส่วนบุคคล'],
        fields: [
          ['customer_code', 'รหัสลูกค้า', 'Customer code', 'string', 'CU-0220', 'รหัสที่ใช้ในทุกระบบ'],
          ['full_name', 'ชื่อลูกค้า', 'Full name', 'string', 'บริษัท ขนมไทยรุ่งเรือง จำกัด', 'ตามใบกำกับภาษี'],
          ['credit_limit', 'วงเงินเครดิต', 'Credit limit', 'number', '2000000.00', 'บาท'],
        ],
      },
      {
        code: 'ORDERS',
        th: 'ใบสั่งขาย',
        en: 'Sales orders',
        about: 'น้ำตาลที่ลูกค้าสั่งและล็อตที่ส่ง',
        owner: FINANCE,
        fields: [
          ['order_no', 'เลขที่ใบสั่งขาย', 'Order number', 'string', 'SO-69-0581', 'ออกเมื่อยืนยันราคา'],
          [
            'customer_code',
            'ลูกค้า',
            'Customer',
            'string',
            'CU-0220',
            'ผู้ซื้อ',
            'CUSTOMERS.customer_code',
          ],
          ['lot_no', 'ล็อตที่ส่ง', 'Lot', 'string', 'SG-691204-02', 'ล็อตที่จัดให้', 'LOTS.lot_no'],
          ['amount', 'ยอดขาย', 'Amount', 'number', '736000.00', 'บาท ก่อนภาษี'],
        ],
        deliveries: [
          {
            code: 'margin',
            th: 'กำไรขั้นต้นต่อกระสอบ',
            en: 'Margin per bag',
            about: 'ยอดขายเทียบกับต้นทุนอ้อย',
            engine: 'CANE-PRICE',
            uses: ['Reports', 'Dashboards'],
            from: ['ORDERS.amount', 'LOTS.bags', 'CANE_PAYMENTS.amount'],
          },
        ],
      },
    ],
  },
  {
    code: 'OLD_LAB',
    th: 'ห้องปฏิบัติการเดิม',
    en: 'Former laboratory',
    about: 'ใช้ถึงฤดูหีบ 2566/67 เก็บไว้ตรวจสอบย้อนหลัง',
    owner: FACTORY,
    inactive: true,
    features: [
      {
        code: 'OLD_SAMPLES',
        th: 'ตัวอย่างอ้อยเดิม',
        en: 'Former samples',
        about: 'ค่าความหวานตามสูตรเดิม',
        owner: FACTORY,
        inactive: true,
        fields: [
          [
            'sample_no',
            'เลขที่ตัวอย่าง',
            'Sample number',
            'string',
            'S66-10442',
            'เลขเดิมของห้องปฏิบัติการ',
          ],
          [
            'ccs_old',
            'ค่าความหวานแบบเดิม',
            'Former CCS',
            'number',
            '11.90',
            'แทนด้วย ccs ของผลวิเคราะห์อ้อย',
          ],
        ],
        outputs: [
          {
            code: 'ccs_before',
            th: 'ความหวานตามสูตรเดิม',
            en: 'CCS by the former formula',
            about: 'หยุดคำนวณแล้ว',
            engine: 'CCS-OLD',
            status: 'failed',
            from: ['OLD_SAMPLES.ccs_old'],
          },
        ],
      },
    ],
  },
];
