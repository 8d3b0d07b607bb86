interface Versions {
  /** What both people began with. */
  readonly base: object;
  readonly mine: object;
  readonly theirs: object;
  readonly labels: Readonly<Record<string, string>>;
}

/** A field that both people changed, each to something else. */
export interface ConflictingField {
  readonly field: string;
  readonly label: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** What becomes of two versions of a record. */
export interface Merge {
  /** Fields of theirs that this person had not touched. */
  readonly taken: Readonly<Record<string, unknown>>;
  /** The fields to choose between, where they have a label; the others stay as this person typed them. */
  readonly conflicts: readonly ConflictingField[];
}

/** Merges what two people made of the same record, field by field. */
export function mergeValues({ base, mine, theirs, labels }: Versions): Merge {
  const [first, ours, others] = [base, mine, theirs].map(
    (values) => new Map<string, unknown>(Object.entries(values)),
  );
  const fields = [...(ours?.keys() ?? [])].map((field) => ({
    field,
    label: labels[field],
    base: first?.get(field),
    mine: ours?.get(field),
    theirs: others?.get(field),
  }));
  const changed = fields.filter(
    (each) => others?.has(each.field) && !isSame(each.base, each.theirs),
  );
  return {
    taken: Object.fromEntries(
      changed
        .filter((each) => isSame(each.base, each.mine))
        .map((each) => [each.field, each.theirs]),
    ),
    conflicts: changed
      .filter((each) => !isSame(each.base, each.mine) && !isSame(each.mine, each.theirs))
      .flatMap(({ label, field, ...both }) =>
        label === undefined ? [] : [{ field, label, mine: both.mine, theirs: both.theirs }],
      ),
  };
}

/** Nothing typed and nothing stored are the same. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
}
