import { errors, type AppError } from '#platform/contract/errors.ts';

/** Refuses a SOP whose value stream does not exist. */
export function unknownValueStream(): AppError {
  return errors.validation_failed({
    fields: [{ path: 'value_stream_id', code: 'feature-development:errors.value_stream_unknown' }],
  });
}

/** Refuses a SOW whose SOP does not exist. */
export function unknownSop(): AppError {
  return errors.validation_failed({
    fields: [{ path: 'sop_id', code: 'feature-development:errors.sop_unknown' }],
  });
}
