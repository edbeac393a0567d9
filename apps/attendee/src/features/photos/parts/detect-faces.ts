import type { Box } from '@meetingapp/domain/photos/placement.ts';

interface FaceReader {
  detect: (picture: ImageBitmap) => Promise<{ boundingBox: Box }[]>;
}
type FaceReaderKind = new (options: { fastMode: boolean; maxDetectedFaces: number }) => FaceReader;

const MOST_FACES = 12;

/** Boxes of the faces in a photo, in its pixels; null where the browser cannot find faces. */
export async function detectFaces(photo: ImageBitmap): Promise<Box[] | null> {
  const Reader = (globalThis as { FaceDetector?: FaceReaderKind }).FaceDetector;
  if (!Reader) return null;
  try {
    const found = await new Reader({ fastMode: true, maxDetectedFaces: MOST_FACES }).detect(photo);
    return found.map(({ boundingBox: { x, y, width, height } }) => ({ x, y, width, height }));
  } catch {
    return null;
  }
}
