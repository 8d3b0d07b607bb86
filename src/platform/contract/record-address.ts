/** A record as messages outside the application name it. */
interface Addressed {
  readonly companyId: number;
  /** Its kind, as events call it. */
  readonly entity: string;
  readonly id: string;
  /** The record that contains it, for example the agent of a file. */
  readonly within: string | null;
}

/** The path that leads to a record's screen, which only the browser knows; see `shell/record-route.ts`. */
export function recordAddress({ companyId, entity, id, within }: Addressed): string {
  const path = `/records/${encodeURIComponent(entity)}/${encodeURIComponent(id)}`;
  const place = within === null ? '' : `&within=${encodeURIComponent(within)}`;
  return `${path}?company=${companyId}${place}`;
}
