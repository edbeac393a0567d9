const WIDEST = 1280;
const PATIENCE_MS = 8000;

/** Extracts a frame at a tenth of the film's length, in the browser; null when the browser cannot decode it. */
export async function frameOf(film: File): Promise<File | null> {
  const address = URL.createObjectURL(film);
  const element = document.createElement('video');
  element.muted = true;
  element.preload = 'auto';
  try {
    element.src = address;
    await happens(element, 'loadedmetadata');
    element.currentTime = Math.min(element.duration / 10, 20);
    await happens(element, 'seeked');
    if (element.videoWidth === 0) return null;
    const canvas = document.createElement('canvas');
    canvas.width = Math.min(WIDEST, element.videoWidth);
    canvas.height = Math.round((canvas.width / element.videoWidth) * element.videoHeight);
    canvas.getContext('2d')?.drawImage(element, 0, 0, canvas.width, canvas.height);
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.84));
    return picture && new File([picture], 'cover.jpg', { type: 'image/jpeg' });
  } catch {
    return null;
  } finally {
    element.removeAttribute('src');
    URL.revokeObjectURL(address);
  }
}

function happens(element: HTMLVideoElement, event: 'loadedmetadata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('late')), PATIENCE_MS);
    element.addEventListener(event, () => {
      clearTimeout(late);
      resolve();
    });
    element.addEventListener('error', () => reject(new Error('unreadable')));
  });
}
