import type { Rule } from './rule.ts';

/** What an effect begins, and what ends it. */
const BEGUN_AND_ENDED = [
  [/\baddEventListener\(/g, /\bremoveEventListener\(/g],
  [/\bsetInterval\(/g, /\bclearInterval\(/g],
  [/\bmap\.on\(/g, /\bmap\.off\(/g],
  [/\.observe\(/g, /\.(?:disconnect|unobserve)\(/g],
] as const;

/** What an effect of a screen listens to, it stops listening to: else every visit of the screen adds one more. */
export const endings: Rule = {
  create(context) {
    const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
    return {
      CallExpression(node) {
        const { callee, arguments: given } = node;
        if (callee.type !== 'Identifier' || !/^use(?:Layout)?Effect$/.test(callee.name)) return;
        const text = given[0] === undefined ? '' : context.sourceCode.getText(given[0]);
        for (const [begun, ended] of BEGUN_AND_ENDED) {
          if (count(text, begun) <= count(text, ended)) continue;
          context.report({ node, message: 'End in its clean-up what the effect begins.' });
        }
      },
    };
  },
};

/** A button that sends something cannot be pressed twice while it is on its way. */
export const sending: Rule = {
  create(context) {
    return {
      JSXOpeningElement(node) {
        const { name, attributes } = node;
        if (name.type !== 'JSXIdentifier' || !/^(?:Button|ActionIcon)$/.test(name.name)) return;
        const texts = attributes.map((attribute) => context.sourceCode.getText(attribute));
        const sends = texts.some((text) => /^onClick=[^]*\.mutate(?:Async)?\(/.test(text));
        if (!sends || texts.some((text) => /^(?:loading|disabled)=/.test(text))) return;
        context.report({ node, message: 'Show with `loading` that it is being sent.' });
      },
    };
  },
};
