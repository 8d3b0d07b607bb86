import { matches, nameOf } from './places.ts';
import type { Rule } from './rule.ts';

/** A name is imported from the file that defines it; only the doors of a module re-export. */
export const barrels: Rule = {
  create(context) {
    const file = nameOf(context.filename, context.cwd);
    if (!file.startsWith('src/') || matches(file, '**/public.{ts,tsx}')) return {};
    const message = 'Only public.ts passes on what others wrote: import it from its own file.';
    return {
      Program(node) {
        if (matches(file, '**/index.{ts,tsx}')) {
          context.report({ node, message: 'A file is named after what it holds, not index.' });
        }
      },
      ExportAllDeclaration: (node) => context.report({ node, message }),
      ExportNamedDeclaration(node) {
        if (node.source) context.report({ node, message });
      },
    };
  },
};
