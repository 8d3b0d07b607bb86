import { errors, type AppError } from '#platform/contract/errors.ts';

export function unknownValueStream(): AppError {
  return errors.validation_failed({
    fields: [{ path: 'value_stream_id', code: 'feature-development:errors.value_stream_unknown' }],
  });
}

export function unknownSop(): AppError {
  return errors.validation_failed({
    fields: [{ path: 'sop_id', code: 'feature-development:errors.sop_unknown' }],
  });
}
