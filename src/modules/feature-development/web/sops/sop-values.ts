import type { Sop } from '#modules/feature-development/contract/sops.ts';
import type { SopStatus } from '#modules/feature-development/contract/record-statuses.ts';

/** The form's fields as they are typed: a value stream may not be chosen yet. */
export interface SopValues {
  name: string;
  value_stream_id: string;
  description: string;
  manual_status: SopStatus;
}

export function blankSop(value_stream_id: string): SopValues {
  return { name: '', value_stream_id, description: '', manual_status: 'Pending' };
}

export function valuesOf({ name, value_stream_id, description, manual_status }: Sop): SopValues {
  return { name, value_stream_id, description, manual_status };
}
