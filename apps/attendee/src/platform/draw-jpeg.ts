/** LONGEST_SIDE, in pixels, exceeds what any screen here shows, and keeps uploads of camera pictures below 1 MB. */
const LONGEST_SIDE = 2400;
const QUALITY = 0.88;

/**
 * Converts a picture to a JPEG named by the time, at most 2400 pixels on its longer side, rotated as its EXIF data says. A file that
 * is not a picture is returned unchanged for the caller to validate.
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
    // JPEG has no transparency: transparent areas become white instead of black.
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
