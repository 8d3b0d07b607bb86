import { fieldsTh } from './fields.th.ts';
import { activityTh } from './activity.th.ts';
import { checklistsTh } from './checklists.th.ts';
import { commentsTh } from './comments.th.ts';
import { filesTh } from './files.th.ts';
import { flowTh } from './flow.th.ts';
import { recordsTh } from './records.th.ts';
import { relationsTh } from './relations.th.ts';
import { stageSettingsTh } from './stage-settings.th.ts';
import { stagesTh } from './stages.th.ts';

/** Texts of feature development in Thai. */
export const th = {
  ...recordsTh,
  ...stagesTh,
  ...stageSettingsTh,
  inbox: commentsTh.inbox,
  flow: flowTh,
  relations: relationsTh.relations,
  workspace: {
    ...stagesTh.workspace,
    ...checklistsTh.workspace,
    ...filesTh.workspace,
    ...commentsTh.workspace,
    ...activityTh.workspace,
  },
  fields: fieldsTh,
  actions: {
    edit: 'แก้ไข',
    delete: 'ลบ',
    back: 'กลับ',
    retry: 'ลองอีกครั้ง',
  },
  permissions: {
    title: 'การพัฒนาฟีเจอร์',
    read: 'ดู Value Stream, SOP และ SOW พร้อมประวัติและสถิติ และอนุมัติขั้นตอนที่ตนเป็นผู้อนุมัติ',
    write: 'สร้างและแก้ไข Value Stream, SOP และ SOW พร้อมเช็กลิสต์ ไฟล์ และความคิดเห็น',
    move: 'เริ่ม ทำให้เสร็จ แก้ไข มอบหมาย และย้อนกลับขั้นตอนของ SOW',
    delete: 'ลบ Value Stream, SOP และ SOW',
    configure: 'กำหนดเงื่อนไขของแต่ละขั้นตอน และข้ามเงื่อนไขโดยระบุเหตุผล',
  },
  errors: {
    ...recordsTh.errors,
    ...relationsTh.errors,
    ...stagesTh.errors,
    ...checklistsTh.errors,
    ...filesTh.errors,
    ...commentsTh.errors,
  },
  events: {
    ...recordsTh.events,
    ...relationsTh.events,
    ...stagesTh.events,
    ...stageSettingsTh.events,
    ...checklistsTh.events,
    ...filesTh.events,
    ...commentsTh.events,
  },
} as const;
