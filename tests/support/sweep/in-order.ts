const collator = new Intl.Collator('th');
/** The database's: Latin letters before Thai ones. */
const root = new Intl.Collator('en');

type Compare = (one: string, other: string) => number;

/** Dictionaries order texts in their way, codes and choices are in that of their letters. */
const ofTexts: readonly Compare[] = [
  (one, other) => collator.compare(one, other),
  (one, other) => root.compare(one, other),
  (one, other) => (one < other ? -1 : 1),
  (one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1),
];

/** Whether values rise, apart from empty ones, which are all at one end. */
export function isInOrder(values: readonly unknown[], choices: readonly unknown[]): boolean {
  const filled = values
    .filter((value) => value !== null && value !== undefined)
    .map((value) => (typeof value === 'number' ? value : textOf(value)));
  const isEmpty = values.map((value) => value === null || value === undefined);
  const borders = isEmpty.filter((empty, index) => index > 0 && empty !== isEmpty[index - 1]);
  if (borders.length > 1) return false;
  const numbers = filled.filter((value) => typeof value === 'number');
  if (numbers.length === filled.length) return rises(numbers, (one, other) => one - other);
  const ofChoices: Compare = (one, other) => choices.indexOf(one) - choices.indexOf(other);
  const ways = choices.length > 0 ? [...ofTexts, ofChoices] : ofTexts;
  return ways.some((compare) => rises(filled.map(textOf), compare));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function rises<Value>(values: readonly Value[], compare: (one: Value, other: Value) => number) {
  return values.every((value, index) => {
    const before = values[index - 1];
    return index === 0 || before === undefined || before === value || compare(before, value) <= 0;
  });
}
