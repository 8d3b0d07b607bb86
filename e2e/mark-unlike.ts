interface Memory {
  readonly numbers: Map<string, number>;
  readonly seen: Set<string>;
}

declare global {
  interface Window {
    /** What was marked since the web app started, by the width of the window: a phone arranges things differently. */
    marked?: Map<number, Memory>;
  }
}

/**
 * Runs in the page. Marks everything with a text, but of things that look alike only one: of the cells of a
 * column the first, of the frame around all screens what no earlier screen had. Alike means: no attribute
 * that a style sheet may select by distinguishes them, up to the root, and they have the same colours
 * over the same colours.
 */
export function markUnlike(): void {
  const selectable =
    /^(class|style|role|type|disabled|data-(?!unlike$).*|aria-(current|selected|disabled))$/;
  window.marked ??= new Map();
  const { numbers, seen } = window.marked.get(innerWidth) ?? {
    numbers: new Map<string, number>(),
    seen: new Set<string>(),
  };
  window.marked.set(innerWidth, { numbers, seen });
  const WINDOW = '[aria-modal="true"]';
  const hasWindow = document.querySelector(WINDOW) !== null;
  const behind = new Set<string>();
  const looks = new Map<Element, number>();
  const numberOf = (look: string) => {
    const number = numbers.get(look) ?? numbers.size;
    numbers.set(look, number);
    return number;
  };
  const lookOf = (element: Element): number => {
    const known = looks.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const look = numberOf(
      JSON.stringify([
        element.parentElement && lookOf(element.parentElement),
        element.tagName,
        [...element.attributes]
          .filter(({ name }) => selectable.test(name))
          .map(({ name, value }) => [name, value]),
        [backgroundColor, backgroundImage, opacity],
      ]),
    );
    looks.set(element, look);
    return look;
  };
  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '',
    );
  for (const element of document.querySelectorAll('body *')) {
    element.removeAttribute('data-unlike');
    if (!hasText(element)) continue;
    const { color, fontSize, fontWeight, visibility } = getComputedStyle(element);
    const look = [lookOf(element), color, fontSize, fontWeight, visibility].join();
    // What is not shown is ignored.
    if (seen.has(look) || behind.has(look) || !element.checkVisibility()) continue;
    // What is behind a window is never like something that is not.
    const isBehind = hasWindow && element.closest(WINDOW) === null;
    (isBehind ? behind : seen).add(look);
    element.setAttribute('data-unlike', '');
  }
}
