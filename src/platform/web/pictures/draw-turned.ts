/** Draws a page into a canvas, turned clockwise by a number of right angles. */
export function drawTurned(
  canvas: HTMLCanvasElement,
  page: ImageBitmap | HTMLCanvasElement,
  turns: number,
): void {
  const { width, height } = page;
  const isOnItsSide = turns % 2 === 1;
  canvas.width = isOnItsSide ? height : width;
  canvas.height = isOnItsSide ? width : height;
  const pen = canvas.getContext('2d');
  pen?.translate(canvas.width / 2, canvas.height / 2);
  pen?.rotate((turns * Math.PI) / 2);
  pen?.drawImage(page, -width / 2, -height / 2);
}
