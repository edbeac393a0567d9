import sharp from 'sharp';

/** Colours of the quarters of a photo, from the upper left clockwise. */
export const quarters = ['#c81e1e', '#1e9b3c', '#1e50c8', '#e6b41e'] as const;

/** A photo of four coloured quarters, as PNG. */
export async function quarteredPhoto(width: number, height: number): Promise<Buffer> {
  const half = { width: width / 2, height: height / 2 };
  const at = [
    { left: 0, top: 0 },
    { left: half.width, top: 0 },
    { left: half.width, top: half.height },
    { left: 0, top: half.height },
  ];
  return sharp({ create: { width, height, channels: 3, background: '#000000' } })
    .composite(
      quarters.map((background, number) => ({
        input: { create: { ...half, channels: 3, background } },
        left: at[number]?.left ?? 0,
        top: at[number]?.top ?? 0,
      })),
    )
    .png()
    .toBuffer();
}

/** The same photo as a camera held sideways stores it: turned, with an EXIF note to turn it right, and a place and a maker. */
export const sidewaysPhoto = async (width: number, height: number): Promise<Buffer> =>
  sharp(await quarteredPhoto(width, height))
    .rotate(270)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 12/1 0/1' } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
