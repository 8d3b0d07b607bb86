/** Marks a title that was set here, and follows its text. */
const MARK = 'cut';

/** How far above what is pointed at the text may be cut: a link in a cell, a name in a line. */
const LEVELS = 3;

/**
 * Shows every text that is cut for want of room as a whole where it is pointed at, wherever it is: so no
 * list has to know which of its names are too long for somebody's screen.
 */
export function showCutTexts(): void {
  document.addEventListener('pointerover', nameWhole);
}

function nameWhole({ target }: PointerEvent): void {
  let element = target instanceof HTMLElement ? target : null;
  for (let level = 0; element !== null && level < LEVELS; level += 1) {
    nameIfCut(element);
    element = element.parentElement;
  }
}

function nameIfCut(element: HTMLElement): void {
  const isOurs = MARK in element.dataset;
  if (element.title !== '' && !isOurs) return;
  const text = isCut(element) ? element.textContent.trim() : '';
  if (text !== '') {
    element.title = text;
    element.dataset[MARK] = '';
  } else if (isOurs) {
    element.removeAttribute('title');
    delete element.dataset[MARK];
  }
}

/** Whether an ellipsis is where the rest of its text would be. */
function isCut(element: HTMLElement): boolean {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  if (scrollWidth <= clientWidth && scrollHeight <= clientHeight) return false;
  const { textOverflow, webkitLineClamp } = getComputedStyle(element);
  return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
}
