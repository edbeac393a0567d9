/** Reads codes in pictures of a camera. */
export interface CodeReader {
  read(picture: HTMLVideoElement): Promise<string | null>;
}

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;

const formats = ['qr_code', 'code_128'];

/** The browser's own reader; null where it has none. */
export function codeReader(): CodeReader | null {
  const Native = (window as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  if (!Native) return null;
  const detector = new Native({ formats });
  return { read: async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null };
}
