import { checklistLimits } from '#modules/feature-development/contract/checklist-limits.ts';
import { buffer } from 'node:stream/consumers';
import {
  checklistErrors,
  uploadChecklistRoute,
} from '#modules/feature-development/contract/checklists.ts';
import type { FormPart } from '#platform/server/files/form-part.ts';
import { UnreadableCsvError } from '#platform/server/spreadsheets/split-csv.ts';
import { receiveForm, type FilePart } from '#platform/server/files/receive-form.ts';
import { parseChecklist, type ParsedChecklist } from './parse-checklist.ts';

export interface ReceivedCsv {
  readonly checklist: ParsedChecklist;
  /** The other fields of the form. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Reads a form whose `csv_file` contains checklists. */
export async function receiveCsv(parts: AsyncIterable<FormPart>): Promise<ReceivedCsv> {
  const { file, fields, refusal } = await receiveForm({
    parts,
    fieldname: uploadChecklistRoute.form.file,
    take,
  });
  if (refusal !== undefined) throw refusal;
  if (file === undefined) throw checklistErrors.csv_required();
  try {
    return { checklist: await parseChecklist(file), fields };
  } catch (error) {
    throw error instanceof UnreadableCsvError ? checklistErrors.csv_unreadable() : error;
  }
}

async function take({ filename, file }: FilePart): Promise<Buffer> {
  if (!/\.csv$/i.test(filename)) throw checklistErrors.csv_required();
  const bytes = await buffer(file);
  if (file.truncated === true) {
    const limit = checklistLimits.bytes / 1_000_000;
    throw checklistErrors.csv_too_large({ parameters: { limit } });
  }
  return bytes;
}
