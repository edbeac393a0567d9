/** Opens the browser's print dialog on a PDF in base64, without leaving the page. */
export function printPdf(base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const opened = window.open(address, '_blank');
  opened?.addEventListener('load', () => opened.print());
  // The window has read it by then.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
