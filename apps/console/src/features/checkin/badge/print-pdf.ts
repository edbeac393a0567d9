const FRAME = 'printed-pdf';
/** A page that has not opened by then was kept back by the browser; milliseconds. */
const LONGEST_MS = 15_000;

/**
 * Opens the browser's print dialog on a PDF in base64. It is held in a hidden frame, so that the page and its focus stay; a browser
 * started for a kiosk prints without the dialog. False when the dialog could not be opened: more than that no browser says.
 */
export function printPdf(base64: string): Promise<boolean> {
  document.getElementById(FRAME)?.remove();
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const frame = document.createElement('iframe');
  frame.id = FRAME;
  frame.hidden = true;
  frame.title = 'PDF';
  frame.tabIndex = -1;
  const opened = new Promise<boolean>((resolve) => {
    const timer = window.setTimeout(() => resolve(false), LONGEST_MS);
    frame.addEventListener('load', () => {
      window.clearTimeout(timer);
      // The frame has read it by then.
      window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
      try {
        if (!frame.contentWindow) return resolve(false);
        frame.contentWindow.print();
        resolve(true);
      } catch {
        resolve(false);
      }
    });
  });
  frame.src = address;
  document.body.append(frame);
  return opened;
}
