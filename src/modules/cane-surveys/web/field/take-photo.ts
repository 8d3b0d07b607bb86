const LONGEST_SIDE = 1_600;
const QUALITY = 0.82;

/**
 * A photo as it is stored: small enough for a slow network, and drawn again, so that it has neither the place
 * nor the camera of the original. Fails where the file is no picture that this device can read.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve, reject) => {
    const take = (content: Blob | null) =>
      content === null ? reject(new Error('The picture was not drawn')) : resolve(content);
    canvas.toBlob(take, 'image/jpeg', QUALITY);
  });
}
