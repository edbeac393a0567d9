import type { LayoutBox } from '@meetingapp/contract/layout.ts';
import { logoCells } from '@meetingapp/domain/checkin/badge-logos.ts';
import { useEffect, useState } from 'react';

/** Pixels of the preview per millimetre. */
const PIXELS = 12;

async function imageOf(address: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

/** The logos of a badge in the cells in which they are printed, as one picture (data URL). */
async function drawLogos(logos: readonly string[], width: number, height: number): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * PIXELS));
  canvas.height = Math.max(1, Math.round(height * PIXELS));
  const context = canvas.getContext('2d');
  const images = (await Promise.all(logos.map(imageOf))).filter((image) => image !== null);
  const cells = logoCells({ x: 0, y: 0, width: canvas.width, height: canvas.height }, images.length);
  for (const [index, image] of images.entries()) {
    const cell = cells[index];
    if (!cell) continue;
    const scale = Math.min(cell.width / image.naturalWidth, cell.height / image.naturalHeight);
    const [wide, high] = [image.naturalWidth * scale, image.naturalHeight * scale];
    context?.drawImage(image, cell.x + (cell.width - wide) / 2, cell.y + (cell.height - high) / 2, wide, high);
  }
  return canvas.toDataURL('image/png');
}

/** Preview of the field of sponsors' logos; empty while there are no logos or no such field. */
export function useLogosPicture(logos: readonly string[], box: LayoutBox | undefined): string {
  const [picture, setPicture] = useState('');
  const [width, height] = [box?.width ?? 0, box?.height ?? 0];
  const all = logos.join('\n');
  useEffect(() => {
    if (all === '' || width === 0) return;
    let wanted = true;
    void drawLogos(all.split('\n'), width, height).then((drawn) => {
      if (wanted) setPicture(drawn);
    });
    return () => {
      wanted = false;
    };
  }, [all, width, height]);
  return all === '' || width === 0 ? '' : picture;
}
