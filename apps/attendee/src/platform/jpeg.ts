/**
 * A picture as JPEG named by the time; a file that is no picture comes back as it is. What draws it is loaded with the first
 * picture: most people never send one.
 */
export async function asJpeg(file: Blob, now: number = Date.now()): Promise<File> {
  try {
    const { drawJpeg } = await import('./draw-jpeg.ts');
    return await drawJpeg(file, now);
  } catch {
    // The network is away, so the picture cannot be sent either.
    return new File([file], file instanceof File ? file.name : `${now}.jpeg`, { type: file.type });
  }
}
