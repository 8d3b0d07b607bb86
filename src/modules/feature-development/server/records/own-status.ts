interface GivenStatus<Status> {
  readonly manual_status: Status | null;
  readonly status_reason: string;
}

/** A status set by hand with its reason; one that follows the work needs none. */
export function ownStatus<Status>({ manual_status, status_reason }: GivenStatus<Status>) {
  return { manual_status, status_reason: manual_status === null ? '' : status_reason };
}
