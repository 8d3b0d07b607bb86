/** An element for what a map would else take as HTML: a name is text, whatever characters it has. */
export function textNode(name: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = name;
  return element;
}
