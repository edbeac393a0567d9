/** Root element on which the server-rendered page stores the last button tapped before the program loaded. */
type PaintedRoot = HTMLElement & { tapped?: HTMLElement };

/** Replays the tap made before hydration, once, unless its element is gone. */
export function doEarlyTap(root: PaintedRoot): void {
  const { tapped } = root;
  delete root.tapped;
  if (tapped?.isConnected === true && root.contains(tapped)) tapped.click();
}
