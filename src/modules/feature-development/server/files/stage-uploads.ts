import { fileErrors, fileLimits } from '#modules/feature-development/contract/files.ts';
import { trackingPermissions } from '#modules/feature-development/contract/permissions.ts';
import { STAGE_COUNT } from '#modules/feature-development/contract/stage-order.ts';
import { errors, type AppError } from '#platform/contract/errors.ts';
import type { UploadTarget } from '#platform/server/attachments/upload-target.ts';
import { addFile } from './add-file.ts';

const STAGE = /^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})_(\d{1,2})$/i;

/** Lets people upload files to stages of SOWs. */
export const stageUploads: UploadTarget = {
  entityType: 'sow_stage',
  about:
    'the id of the SOW, `_`, and the number of the stage. Where the stage has a file of that name already, ' +
    'another content becomes its next version.',
  folder: 'sow_documents',
  permission: trackingPermissions.name('write'),
  bytes: fileLimits.bytes,
  errors: fileErrors,
  store: (tx, scope, { entityId, file: { preview, ...file } }) =>
    addFile(tx, scope, { ...readStage(entityId), file, preview }),
};

function readStage(entityId: string) {
  const [, sow_id, number] = STAGE.exec(entityId) ?? [];
  if (sow_id === undefined) throw wrong('platform:validation.wrong_format');
  const stage_number = Number(number);
  if (stage_number >= 1 && stage_number <= STAGE_COUNT) return { sow_id, stage_number };
  throw wrong('feature-development:errors.stage_unknown');
}

function wrong(code: string): AppError {
  return errors.validation_failed({ fields: [{ path: 'entity_id', code }] });
}
