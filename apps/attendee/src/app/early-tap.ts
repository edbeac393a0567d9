/** A root on which the painted page remembers the last button that was tapped before the program had come. */
type PaintedRoot = HTMLElement & { tapped?: HTMLElement };

/** What somebody tapped while the page was only painted is done now, once, unless it is gone. */
export function doEarlyTap(root: PaintedRoot): void {
  const { tapped } = root;
  delete root.tapped;
  if (tapped?.isConnected === true && root.contains(tapped)) tapped.click();
}
