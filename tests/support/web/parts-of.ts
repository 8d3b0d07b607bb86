import { isValidElement, type ReactNode } from 'react';
import { drawHook } from './draw.tsx';

type Properties = Readonly<Record<string, unknown>>;

/**
 * What a component hands to the parts that it is drawn of: their labels, and the functions that they call.
 * `partsOf(() => Sheet({ stored }))` calls the component once; it draws none of its parts.
 */
export async function partsOf(
  component: () => ReactNode,
  options?: Parameters<typeof drawHook>[1],
): Promise<Properties[]> {
  return partsIn(await drawHook(component, options));
}

/** The same of what was drawn already. */
export function partsIn(drawn: unknown): Properties[] {
  if (Array.isArray(drawn)) return drawn.flatMap(partsIn);
  if (!isValidElement<Properties>(drawn)) return [];
  return [drawn.props, ...Object.values(drawn.props).flatMap(partsIn)];
}

/** Does what a person would: calls a function that a part was handed. */
export function call(part: object | undefined, name: string, ...given: unknown[]): unknown {
  const act: unknown = part && Reflect.get(part, name);
  if (typeof act !== 'function') throw new Error(`No such part is handed ${name}`);
  const answer: unknown = Reflect.apply(act, undefined, given);
  return answer;
}
