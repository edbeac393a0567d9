/** Draws in a canvas of this size and returns it as PNG, without data of the camera; null where the browser has no canvas. */
export function renderPicture(
  { width, height }: { width: number; height: number },
  draw: (context: CanvasRenderingContext2D) => void,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  draw(context);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
