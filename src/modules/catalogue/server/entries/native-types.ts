/** A type as PostgreSQL writes it: `character varying(50)`, `numeric(12,2)`, `timestamp(3) with time zone`. */
const TYPE = /^([^(]+?)(?:\((\d+)(?:,(-?\d+))?\))?( with(?:out)? time zone)?$/;

/** Types in the order of what they can contain: each contains all values of the types before it. */
const WIDER = [
  ['smallint', 'integer', 'bigint', 'numeric'],
  ['real', 'double precision'],
  ['character', 'character varying', 'text'],
  ['date', 'timestamp without time zone'],
] as const;

interface NativeType {
  readonly name: string;
  /** Length, or number of digits; infinite where none is given. */
  readonly length: number;
  readonly scale: number;
}

/** Whether a column of the new type may refuse or truncate values of the old one; unknown types are ignored. */
export function narrows(before: unknown, after: unknown): boolean {
  if (typeof before !== 'string' || typeof after !== 'string') return false;
  if (before === '' || after === '' || before === after) return false;
  const [old, now] = [parse(before), parse(after)];
  if (old.name === now.name) {
    // The digits before the point are all digits without those after it.
    return (
      now.length < old.length ||
      now.scale < old.scale ||
      now.length - now.scale < old.length - old.scale
    );
  }
  const family = WIDER.find((names) => names.some((name) => name === old.name));
  const order = (name: string) => family?.findIndex((each) => each === name) ?? -1;
  return order(now.name) <= order(old.name) || now.length < old.length;
}

function parse(type: string): NativeType {
  const [, name = type, length, scale, zone = ''] = TYPE.exec(type) ?? [];
  const isPlain = length === undefined;
  return {
    name: `${name}${zone}`,
    length: isPlain ? Infinity : Number(length),
    scale: isPlain ? Infinity : Number(scale ?? 0),
  };
}
