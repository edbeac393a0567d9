export const DISPLAY_STORED_AS = 'meetingapp.display';

/** Shows the app as this device stores it: the attributes of the document that `tokens.css` reads. In the first load: kept small. */
export function wearDisplay(): void {
  try {
    Object.assign(document.documentElement.dataset, JSON.parse(localStorage.getItem(DISPLAY_STORED_AS) ?? 'null'));
  } catch {
    // Blocked or damaged: shown as usual.
  }
}
