import type { AgentInput } from '#modules/agents/contract/agents.ts';

interface ExampleFile {
  /** Its name in the folder beside this file. */
  readonly source: string;
  /** Its name as people see it. */
  readonly filename: string;
  readonly note?: string;
  /** Earlier content of the file, so that there is a version to restore. */
  readonly earlier?: string;
}

export interface ExampleAgent {
  readonly companyId: number;
  readonly fields: Pick<
    AgentInput,
    'name' | 'description' | 'owner_user_id' | 'tags' | 'pinecone_index'
  >;
  readonly files: readonly ExampleFile[];
  /** Its question set, by the names of its files as people see them. */
  readonly questions?: readonly { readonly question: string; readonly filename: string }[];
}

const SUGAR_MILL = 1;
const FARM_SERVICES = 2;

/** Agents of the invented companies, each with documents that can be asked about. */
export const EXAMPLE_AGENTS: readonly ExampleAgent[] = [
  {
    companyId: SUGAR_MILL,
    fields: {
      name: 'ผู้ช่วยงานจัดหาอ้อย',
      description: 'ตอบคำถามชาวไร่และเจ้าหน้าที่เขตเรื่องราคารับซื้อ รายการหัก คิวรถ โควตา และเงินส่งเสริม',
      owner_user_id: 77,
      tags: ['อ้อย', 'โควตา', 'ชาวไร่', 'ปีการผลิต 2569/70'],
      pinecone_index: 'cane-procurement',
    },
    files: [
      {
        source: 'cane-buying-rules.th.md',
        filename: 'ระเบียบการรับซื้ออ้อย 2569-70.md',
        note: 'ฉบับประกาศ 15 ตุลาคม 2569',
      },
      { source: 'cane-buying-rules.en.txt', filename: 'Cane Buying Rules 2026-27.txt' },
      {
        source: 'quota-manual.th.pdf',
        filename: 'คู่มือโควตาอ้อย 2569-70.pdf',
        note: 'ใช้ประกอบการประชุมหัวหน้าเขต',
      },
      {
        source: 'growers-questions.th.csv',
        filename: 'คำถามที่พบบ่อยของชาวไร่.csv',
        earlier: 'growers-questions-earlier.th.csv',
      },
    ],
    questions: [
      {
        question: 'อ้อยไฟไหม้ถูกหักเงินตันละเท่าไร',
        filename: 'ระเบียบการรับซื้ออ้อย 2569-70.md',
      },
      {
        question: 'What is deducted for burnt cane?',
        filename: 'Cane Buying Rules 2026-27.txt',
      },
      {
        question: 'ขอโควตาอ้อยต้องใช้เอกสารอะไรบ้าง',
        filename: 'คู่มือโควตาอ้อย 2569-70.pdf',
      },
      {
        question: 'ดอกเบี้ยเงินเกี๊ยวร้อยละเท่าไร',
        filename: 'คำถามที่พบบ่อยของชาวไร่.csv',
      },
    ],
  },
  {
    companyId: SUGAR_MILL,
    fields: {
      name: 'ผู้ช่วยฝ่ายทรัพยากรบุคคล',
      description: 'สิทธิ์การลา สวัสดิการ เวลาทำงาน และค่าเดินทางของพนักงาน ถามได้ทั้งภาษาไทยและอังกฤษ',
      owner_user_id: 97,
      tags: ['พนักงาน', 'การลา', 'สวัสดิการ'],
      pinecone_index: 'people-policies',
    },
    files: [
      {
        source: 'leave-policy.th.docx',
        filename: 'ระเบียบว่าด้วยการลา 2569.docx',
        note: 'มีผลตั้งแต่ 1 มกราคม 2569',
      },
      { source: 'employee-handbook.en.md', filename: 'Employee Handbook 2026.md' },
    ],
  },
  {
    companyId: SUGAR_MILL,
    fields: {
      name: 'ผู้ช่วยฝ่ายขาย',
      description: 'ราคาน้ำตาลและผลพลอยได้ ส่วนลด ค่าขนส่ง และเงื่อนไขการส่งออก',
      owner_user_id: 99,
      tags: ['ราคา', 'ส่งออก'],
      pinecone_index: 'sales-desk',
    },
    files: [
      {
        source: 'price-list.th.xlsx',
        filename: 'รายการราคา พ.ย. 2569 - ม.ค. 2570.xlsx',
        note: 'ปรับราคาทุก 3 เดือน',
      },
      { source: 'export-terms.en.md', filename: 'Export Sales Terms.md' },
    ],
  },
  {
    // Its sync fails, with a reason for each file.
    companyId: SUGAR_MILL,
    fields: {
      name: 'คลังเอกสารซ่อมบำรุง',
      description: 'ใบรับรองเครื่องจักรและสัญญาบำรุงรักษาของฝ่ายโรงงาน',
      owner_user_id: 90,
      tags: ['โรงงาน', 'ซ่อมบำรุง'],
      pinecone_index: 'maintenance-archive',
    },
    files: [
      {
        source: 'boiler-certificate-scan.th.pdf',
        filename: 'ใบรับรองหม้อน้ำหมายเลข 3 (สแกน).pdf',
        note: 'รอไฟล์ต้นฉบับจากวิศวกรผู้ตรวจ',
      },
      {
        source: 'turbine-contract-locked.th.pdf',
        filename: 'สัญญาบำรุงรักษากังหันไอน้ำ.pdf',
      },
    ],
  },
  {
    companyId: FARM_SERVICES,
    fields: {
      name: 'ผู้ช่วยงานแปลงและเครื่องจักร',
      description: 'คู่มือรถตัดอ้อย วิธีรังวัดแปลง และอัตราค่าบริการเครื่องจักร',
      owner_user_id: 202,
      tags: ['แปลง', 'เครื่องจักร'],
      pinecone_index: 'field-operations',
    },
    files: [
      { source: 'harvester-manual.th.md', filename: 'คู่มือใช้งานรถตัดอ้อย.md' },
      { source: 'plot-survey.en.txt', filename: 'Plot Survey Procedure.txt' },
      { source: 'machinery-rates.th.csv', filename: 'อัตราค่าบริการเครื่องจักร 2569.csv' },
    ],
  },
];
