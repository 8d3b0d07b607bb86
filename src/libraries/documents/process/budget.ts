import { documentLimits } from '../limits.ts';
import type { ReadingJob } from './messages.ts';

const MEGABYTE = 1024 * 1024;

interface Budget {
  readonly residentBytes: number;
  readonly cpuMilliseconds: number;
}

/** What reading a document may cost: more for large ones, since nothing small takes long that is honest. */
export function budgetOf(
  { extension }: ReadingJob,
  { bytes, residentBytes, cpuMilliseconds }: Budget & { readonly bytes: number },
): Budget {
  const pdfBytes = documentLimits.pdfResidentBytes + bytes * documentLimits.pdfResidentBytesEach;
  return {
    residentBytes: extension === 'pdf' ? Math.min(pdfBytes, residentBytes) : residentBytes,
    cpuMilliseconds: cpuMilliseconds + (bytes / MEGABYTE) * documentLimits.cpuMillisecondsEach,
  };
}
