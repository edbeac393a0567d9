/**
 * Converts a picture to a JPEG named by the time; a file that is not a picture is returned unchanged. The conversion code is loaded
 * with the first picture, because most people never upload one.
 */
export async function asJpeg(file: Blob, now: number = Date.now()): Promise<File> {
  try {
    const { drawJpeg } = await import('./draw-jpeg.ts');
    return await drawJpeg(file, now);
  } catch {
    // Offline, so the picture cannot be uploaded either.
    return new File([file], file instanceof File ? file.name : `${now}.jpeg`, { type: file.type });
  }
}
