/** More than any screen here shows; keeps an upload from a phone's camera below a megabyte. */
const LONGEST_SIDE = 2400;
const QUALITY = 0.88;

/**
 * A picture as JPEG named by the time, no longer than 2400 pixels, turned as its camera says. A file that is no picture comes
 * back as it is: what to say about it is for the one who checks it.
 */
export async function drawJpeg(file: Blob, now: number): Promise<File> {
  const name = `${now}.jpeg`;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return new File([file], name, { type: file.type });
    // JPEG knows no transparency: what is clear becomes white instead of black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return new File([blob ?? file], name, { type: blob ? 'image/jpeg' : file.type });
  } catch {
    return new File([file], file instanceof File ? file.name : name, { type: file.type });
  }
}
