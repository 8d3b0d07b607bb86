import { unreadableReasonSchema } from './unreadable-reasons.ts';
import { defineErrors } from '#platform/contract/errors.ts';

/** Failures of the module's calls; texts under `agents:errors`. */
export const agentErrors = defineErrors('agents', {
  index_locked: 400,
  confirm_name: 400,
  sync_running: 409,
  sync_not_running: 409,
  /** A retry of the failed files where none is in error. */
  nothing_failed: 409,
  file_status_not_allowed: 409,
  file_exists: 409,
  /** Only text files have an encoding that can be chosen. */
  file_has_no_encoding: 400,
  file_too_large: 413,
  file_type_not_allowed: 415,
  file_name_invalid: 400,
  file_name_too_long: 400,
  /** The content is not where it was stored. */
  content_missing: 404,
  no_files: 400,
  file_wrong_type: 415,
  file_empty: 400,
  file_encrypted: 400,
  file_too_large_unpacked: 400,
  file_damaged: 400,
  file_too_old: 415,
  file_scanned_without_text: 400,
  file_too_slow: 400,
  /** The disk was full; nothing was stored. */
  storage_full: 503,
  question_set_full: 409,
  gap_closed: 409,
  gap_open: 409,
  /** It is being built, or is live already. */
  index_not_ready: 409,
  index_answers: 409,
  /** It was discarded meanwhile. */
  index_gone: 409,
});

/** What is wrong with a document that is sent alone; of several, each is refused by itself. */
export const documentRefusals = [
  agentErrors.file_name_invalid,
  agentErrors.file_name_too_long,
  agentErrors.file_exists,
  agentErrors.file_too_large,
  agentErrors.file_type_not_allowed,
  ...unreadableReasonSchema.options.map((reason) => agentErrors[`file_${reason}`]),
];
