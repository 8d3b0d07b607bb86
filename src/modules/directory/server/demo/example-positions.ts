/** Departments and positions of the invented companies: Thai name, English name. */
export const DEPARTMENTS = {
  management: ['ฝ่ายบริหาร', 'Management'],
  cane: ['ฝ่ายจัดหาอ้อย', 'Cane Procurement'],
  factory: ['ฝ่ายโรงงาน', 'Factory'],
  field: ['ฝ่ายปฏิบัติการแปลง', 'Field Operations'],
  survey: ['ฝ่ายสำรวจและแผนที่', 'Survey and Mapping'],
  finance: ['ฝ่ายบัญชีและการเงิน', 'Accounting and Finance'],
  people: ['ฝ่ายทรัพยากรบุคคล', 'Human Resources'],
  technology: ['ฝ่ายเทคโนโลยีสารสนเทศ', 'Information Technology'],
  sales: ['ฝ่ายขาย', 'Sales'],
} as const;

export type Department = keyof typeof DEPARTMENTS;

export const POSITIONS = {
  managing_director: ['กรรมการผู้จัดการ', 'Managing Director', 'management'],
  cane_director: ['ผู้อำนวยการฝ่ายจัดหาอ้อย', 'Director of Cane Procurement', 'cane'],
  cane_adviser: ['ที่ปรึกษาด้านการจัดหาอ้อย', 'Cane Procurement Adviser', 'management'],
  extension_supervisor: ['หัวหน้าส่วนส่งเสริมการปลูกอ้อย', 'Cane Extension Supervisor', 'cane'],
  extension_officer: ['เจ้าหน้าที่ส่งเสริมการปลูกอ้อย', 'Cane Extension Officer', 'cane'],
  quota_officer: ['เจ้าหน้าที่โควต้าและสัญญา', 'Quota and Contract Officer', 'cane'],
  agronomist: ['นักวิชาการเกษตร', 'Agronomist', 'field'],
  factory_manager: ['ผู้จัดการโรงงาน', 'Factory Manager', 'factory'],
  shift_supervisor: ['หัวหน้ากะผลิต', 'Shift Supervisor', 'factory'],
  laboratory_supervisor: ['หัวหน้าห้องปฏิบัติการ', 'Laboratory Supervisor', 'factory'],
  quality_analyst: ['เจ้าหน้าที่วิเคราะห์คุณภาพ', 'Quality Analyst', 'factory'],
  maintenance_engineer: ['วิศวกรซ่อมบำรุง', 'Maintenance Engineer', 'factory'],
  field_manager: ['ผู้จัดการฝ่ายปฏิบัติการแปลง', 'Field Operations Manager', 'field'],
  plot_supervisor: ['หัวหน้าแปลงสาธิต', 'Demonstration Plot Supervisor', 'field'],
  plot_officer: ['เจ้าหน้าที่แปลงสาธิต', 'Demonstration Plot Officer', 'field'],
  machinery_supervisor: ['หัวหน้าชุดเครื่องจักรกลเกษตร', 'Farm Machinery Supervisor', 'field'],
  harvester_operator: ['พนักงานขับรถตัดอ้อย', 'Harvester Operator', 'field'],
  warehouse_supervisor: ['หัวหน้าคลังปุ๋ยและวัสดุเกษตร', 'Materials Warehouse Supervisor', 'field'],
  warehouse_officer: ['เจ้าหน้าที่คลังสินค้า', 'Warehouse Officer', 'field'],
  survey_manager: ['ผู้จัดการฝ่ายสำรวจและแผนที่', 'Survey and Mapping Manager', 'survey'],
  survey_officer: ['เจ้าหน้าที่สำรวจแปลง', 'Land Survey Officer', 'survey'],
  gis_analyst: ['นักภูมิสารสนเทศ', 'GIS Analyst', 'survey'],
  finance_manager: ['ผู้จัดการฝ่ายบัญชีและการเงิน', 'Accounting and Finance Manager', 'finance'],
  senior_accountant: ['นักบัญชีอาวุโส', 'Senior Accountant', 'finance'],
  accountant: ['นักบัญชี', 'Accountant', 'finance'],
  finance_officer: ['เจ้าหน้าที่การเงิน', 'Finance Officer', 'finance'],
  purchasing_officer: ['เจ้าหน้าที่จัดซื้อ', 'Purchasing Officer', 'finance'],
  people_manager: ['ผู้จัดการฝ่ายทรัพยากรบุคคล', 'Human Resources Manager', 'people'],
  people_officer: ['เจ้าหน้าที่ทรัพยากรบุคคล', 'Human Resources Officer', 'people'],
  technology_manager: ['ผู้จัดการฝ่ายเทคโนโลยีสารสนเทศ', 'Information Technology Manager', 'technology'],
  technology_adviser: ['ที่ปรึกษาด้านเทคโนโลยีสารสนเทศ', 'Information Technology Adviser', 'management'],
  systems_analyst: ['นักวิเคราะห์ระบบ', 'Systems Analyst', 'technology'],
  software_developer: ['นักพัฒนาซอฟต์แวร์', 'Software Developer', 'technology'],
  sales_manager: ['ผู้จัดการฝ่ายขาย', 'Sales Manager', 'sales'],
  sales_officer: ['เจ้าหน้าที่ขาย', 'Sales Officer', 'sales'],
} as const satisfies Record<string, readonly [th: string, en: string, Department]>;

export type Position = keyof typeof POSITIONS;
