import { capabilityTable } from './capability-table.ts';
import { matches, nameOf } from './places.ts';
import type { Context, Node, Rule } from './rule.ts';

/** Network calls, writing files and raw SQL happen in one place each, so that one place needs guarding. */
export const capabilities: Rule = {
  create(context) {
    const file = nameOf(context.filename, context.cwd);
    const closed = capabilityTable.filter(
      (row) => matches(file, row.files) && !row.except.some((pattern) => matches(file, pattern)),
    );
    if (closed.length === 0) return {};

    const judge = (node: Node, name: string) => {
      const row = closed.find(({ names }) => names.test(name));
      if (row) context.report({ node, message: `${name}: ${row.instead}` });
    };
    return {
      CallExpression: (node) => judge(node, nameOfCallee(context, node.callee)),
      NewExpression: (node) => judge(node, `new ${nameOfCallee(context, node.callee)}`),
      ImportDeclaration(node) {
        const source = node.source.value;
        if (!/^node:fs(?:\/promises)?$/.test(source)) return;
        for (const specifier of node.specifiers) {
          const imported =
            specifier.type === 'ImportSpecifier'
              ? context.sourceCode.getText(specifier.imported)
              : '*';
          judge(node, `node:fs ${imported}`);
        }
      },
    };
  },
};

/** `globalThis.fetch` and `window.fetch` are `fetch`. */
function nameOfCallee(context: Context, callee: Node): string {
  return context.sourceCode.getText(callee).replace(/^(?:globalThis|window|self)\??\./, '');
}
