const FRAME = 'printed-pdf';

/**
 * Opens the browser's print dialog on a PDF in base64. It is held in a hidden frame, so that the page and its focus stay; a browser
 * started for a kiosk prints without the dialog.
 */
export function printPdf(base64: string): void {
  document.getElementById(FRAME)?.remove();
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const frame = document.createElement('iframe');
  frame.id = FRAME;
  frame.hidden = true;
  frame.title = 'PDF';
  frame.tabIndex = -1;
  frame.addEventListener('load', () => {
    frame.contentWindow?.print();
    // The frame has read it by then.
    window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
  });
  frame.src = address;
  document.body.append(frame);
}
