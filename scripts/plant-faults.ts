import { parseSync, Visitor, type ESTree } from 'rolldown/utils';

/** One change of a source text that a test should notice. */
export interface Fault {
  readonly line: number;
  readonly before: string;
  readonly after: string;
  /** The whole text with the fault in it. */
  readonly source: string;
}

const otherOperator = new Map(
  Object.entries({
    '<': '<=',
    '<=': '<',
    '>': '>=',
    '>=': '>',
    '==': '!=',
    '!=': '==',
    '===': '!==',
    '!==': '===',
    '+': '-',
    '-': '+',
    '*': '/',
    '/': '*',
    '&&': '||',
    '||': '&&',
    '??': '&&',
  }),
);

// A map, since an object also answers to `toString` and `constructor`.
const otherName = new Map(
  Object.entries({
    asc: 'desc',
    desc: 'asc',
    every: 'some',
    some: 'every',
    max: 'min',
    min: 'max',
    eq: 'ne',
    gt: 'lt',
    lt: 'gt',
  }),
);

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Every fault of the kinds that people make: a condition reversed, a limit off by one, something forgotten. */
export function plantFaults(source: string, file = 'file.ts'): Fault[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0] !== undefined) throw new Error(errors[0].message);
  const faults: Fault[] = [];
  const textOf = ({ start, end }: Span) => source.slice(start, end);
  const plant = ({ start, end }: Span, after: string) =>
    void faults.push({
      line: source.slice(0, start).split('\n').length,
      before: source.slice(start, end).replaceAll(/\s+/g, ' '),
      after,
      source: source.slice(0, start) + after + source.slice(end),
    });
  const negate = ({ test }: { readonly test: Span }) => plant(test, `!(${textOf(test)})`);
  const exchange = (node: { left: Span; right: Span; operator: string }) => {
    const other = otherOperator.get(node.operator);
    const between = { start: node.left.end, end: node.right.start };
    if (other !== undefined) plant(between, textOf(between).replace(node.operator, other));
  };
  const drop = (node: Span) => {
    const comma = /^\s*,/.exec(source.slice(node.end))?.[0].length ?? 0;
    plant({ start: node.start, end: node.end + comma }, '');
  };
  const leaveEarly = ({ body }: { readonly body: ESTree.Node | null }) => {
    if (body?.type !== 'BlockStatement' || body.body.length === 0) return;
    plant({ start: body.start, end: body.start + 1 }, '{ return;');
  };
  /** Where the texts begin that are types or names of modules. */
  const unseen = new Set<number>();
  new Visitor({
    TSLiteralType: ({ literal }) => void unseen.add(literal.start),
    ImportDeclaration: (node) => void unseen.add(node.source.start),
    ExportNamedDeclaration: (node) => void (node.source && unseen.add(node.source.start)),
    ImportExpression: (node) => void unseen.add(node.source.start),
    IfStatement: negate,
    ConditionalExpression: negate,
    BinaryExpression: exchange,
    LogicalExpression: exchange,
    ExpressionStatement: (node) => {
      if (!/^super\b|^'use/.test(textOf(node))) plant(node, ';');
    },
    Property: (node) => {
      // A key that is bound, as in a parameter, is none that can be forgotten.
      if (node.value.type !== 'AssignmentPattern') drop(node);
    },
    SpreadElement: drop,
    Literal: (node) => {
      if (typeof node.value === 'number') plant(node, String(node.value + 1));
      if (typeof node.value === 'boolean') plant(node, String(!node.value));
      if (typeof node.value === 'string' && !unseen.has(node.start)) {
        plant(node, node.value === '' ? "'planted'" : "''");
      }
    },
    CallExpression: ({ callee }) => {
      const name = callee.type === 'MemberExpression' ? callee.property : callee;
      const other = otherName.get(textOf(name));
      if (other !== undefined && name.type === 'Identifier') plant(name, other);
    },
    FunctionDeclaration: leaveEarly,
    FunctionExpression: leaveEarly,
    ArrowFunctionExpression: leaveEarly,
  }).visit(program);
  return faults.toSorted((one, other) => one.line - other.line);
}
