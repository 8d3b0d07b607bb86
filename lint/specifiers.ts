import type { Context, Node, Visitor } from './rule.ts';

/** One reference to another file or package, in whatever form. */
export interface Mention {
  node: Node;
  /** The node that contains the path. */
  source: Node;
  /** Missing when the text is built at run time, so that it cannot be checked. */
  specifier: string | undefined;
  typeOnly: boolean;
}

/** Calls back for every way to refer to another file: static, type, dynamic, re-export, address. */
export function onEveryMention(context: Context, visit: (mention: Mention) => void): Visitor {
  const mention = (node: Node, source: Node | null, typeOnly = false) => {
    if (!source) return;
    visit({ node, source, specifier: textOfLiteral(context.sourceCode.getText(source)), typeOnly });
  };
  return {
    ImportDeclaration: (node) => mention(node, node.source, node.importKind === 'type'),
    ExportNamedDeclaration: (node) => mention(node, node.source, node.exportKind === 'type'),
    ExportAllDeclaration: (node) => mention(node, node.source, node.exportKind === 'type'),
    ImportExpression: (node) => mention(node, node.source),
    TSImportType: (node) => mention(node, node.source, true),
    TSImportEqualsDeclaration(node) {
      const { moduleReference } = node;
      if (moduleReference.type === 'TSExternalModuleReference') {
        mention(node, moduleReference.expression, node.importKind === 'type');
      }
    },
    NewExpression(node) {
      const [path, base] = node.arguments;
      if (!path || !base || context.sourceCode.getText(base) !== 'import.meta.url') return;
      mention(node, path);
    },
    CallExpression(node) {
      const callee = context.sourceCode.getText(node.callee);
      const [path] = node.arguments;
      if (path && /^(?:require|import\.meta\.(?:resolve|glob))$/.test(callee)) mention(node, path);
    },
  };
}

function textOfLiteral(code: string): string | undefined {
  const [, quote, text] = /^(['"`])(.*)\1$/s.exec(code) ?? [];
  return quote === '`' && text?.includes('${') ? undefined : text;
}
