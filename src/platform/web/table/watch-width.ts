/** Marks a box as wide (`data-wide`) as long as its table is wider than it is. */
export function watchWidth(box: HTMLElement): () => void {
  const table = box.firstElementChild;
  const observer = new ResizeObserver(() => {
    const isWide = table !== null && table.getBoundingClientRect().width > box.clientWidth + 1;
    box.toggleAttribute('data-wide', isWide);
  });
  observer.observe(box);
  if (table !== null) observer.observe(table);
  return () => observer.disconnect();
}
