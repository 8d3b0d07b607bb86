/** Where the module's screens are unless the build puts them elsewhere. */
const USUAL_BASE = '/cube-feature-development';

/** `VITE_FEATURE_DEVELOPMENT_BASE` is read when the web part is built, as are the bases of the interfaces. */
export const base = baseOf(import.meta.env.VITE_FEATURE_DEVELOPMENT_BASE);

/** The addresses of the module's screens. Links are made of these alone, whatever the base is. */
export const paths = {
  valueStreams: `${base}/value-streams`,
  createValueStream: `${base}/value-streams/create`,
  valueStream: `${base}/value-streams/$valueStreamId`,
  editValueStream: `${base}/value-streams/$valueStreamId/edit`,
  sops: `${base}/value-streams/$valueStreamId/sops`,
  createSop: `${base}/value-streams/$valueStreamId/sops/create`,
  sop: `${base}/value-streams/$valueStreamId/sops/$sopId`,
  editSop: `${base}/value-streams/$valueStreamId/sops/$sopId/edit`,
  sows: `${base}/value-streams/$valueStreamId/sops/$sopId/sows`,
  createSow: `${base}/value-streams/$valueStreamId/sops/$sopId/sows/create`,
  sow: `${base}/value-streams/$valueStreamId/sops/$sopId/sows/$sowId`,
  editSow: `${base}/value-streams/$valueStreamId/sops/$sopId/sows/$sowId/edit`,
  /** Forms that ask what the new record belongs to. */
  newSop: `${base}/create-sop`,
  newSow: `${base}/create-sow`,
  /** SOPs and SOWs of all value streams, and SOWs of one. */
  allSops: `${base}/all-sops`,
  allSows: `${base}/all-sows`,
  streamSows: `${base}/value-streams/$valueStreamId/sows`,
  /** All work by its stage and over time, what waits for this person, and how it flows. */
  board: `${base}/board`,
  timeline: `${base}/timeline`,
  myWork: `${base}/my-work`,
  analytics: `${base}/analytics`,
  /** A record by its id alone, where what it belongs to is not known. */
  anySop: `${base}/open/sop/$id`,
  anySow: `${base}/open/sow/$id`,
} as const;

function baseOf(configured: unknown): typeof USUAL_BASE {
  const path = typeof configured === 'string' ? configured.replace(/^\/+|\/+$/g, '') : '';
  if (path === '') return USUAL_BASE;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of all links know the usual base; another is as good
  return `/${path}` as typeof USUAL_BASE;
}

/** Writes the address of one record, as in `addressOf(paths.sop, { valueStreamId, sopId })`. */
export function addressOf(path: string, parameters: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\$(\w+)/g, (_whole, name: string) => parameters[name] ?? '');
}

interface SopPlace {
  readonly id: string;
  readonly value_stream_id: string;
}

export const placeOfSop = ({ id, value_stream_id }: SopPlace) => ({
  valueStreamId: value_stream_id,
  sopId: id,
});

export const placeOfSow = ({ id, sop_id, value_stream_id }: SopPlace & { sop_id: string }) => ({
  ...placeOfSop({ id: sop_id, value_stream_id }),
  sowId: id,
});
