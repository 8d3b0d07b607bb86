import type { Cover } from './covers.ts';

/** Sharp enough to read every line of a card, and small enough to send. */
const LONGEST = 2400;
const QUALITY = 0.9;

/**
 * A picture with parts painted over, as a new file: what was below them is in it no longer, and neither
 * are the place and the camera that photographs name.
 */
export async function coverPicture(
  picture: ImageBitmap,
  covers: readonly Cover[],
  name: string,
): Promise<File> {
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser has no canvas');
  // Where a picture is transparent, paper is white.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  pen.fillStyle = 'black';
  for (const { x, y, width, height } of covers) {
    pen.fillRect(
      Math.floor(x * canvas.width),
      Math.floor(y * canvas.height),
      Math.ceil(width * canvas.width),
      Math.ceil(height * canvas.height),
    );
  }
  const content = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  );
  if (content === null) throw new Error('The picture is too large for this browser');
  return new File([content], name.replace(/(\.[^.]*)?$/, '.jpg'), { type: 'image/jpeg' });
}
