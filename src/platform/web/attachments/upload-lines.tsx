import { UploadLine } from './upload-line.tsx';
import type { useUploads } from './use-uploads.ts';

type UploadLinesProps = Pick<ReturnType<typeof useUploads>, 'uploads' | 'retry' | 'dismiss'>;

/** The files that are on their way to a record, and those that did not arrive. */
export function UploadLines({ uploads, retry, dismiss }: UploadLinesProps) {
  return uploads.map((upload) => (
    <UploadLine
      key={upload.key}
      upload={upload}
      onRetry={() => retry(upload)}
      onDismiss={() => dismiss(upload.key)}
    />
  ));
}
