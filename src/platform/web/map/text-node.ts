/** What a map shows beside the pointer: a name is text, whatever characters it has. */
export function textNode(name: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = name;
  return element;
}
