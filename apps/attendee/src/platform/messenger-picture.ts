/**
 * The bytes of a picture as the messenger gives it: iPhones with `data:image/…;base64,` before it, Android without and broken
 * into lines.
 */
export function pictureOf(localData: string): Blob {
  const [, kind = 'image/jpeg'] = /^data:([\w/+.-]+);base64,/.exec(localData) ?? [];
  const text = atob(localData.replace(/^data:[^,]*,/, '').replace(/\s/g, ''));
  return new Blob([Uint8Array.from(text, (character) => character.charCodeAt(0))], { type: kind });
}

/** A bar code comes as `EAN_13,6901234567892`: what counts stands behind the comma. A QR code may hold commas of its own. */
export function scannedText(result: string): string {
  return /^[A-Z]+_?\d*,/.test(result) ? result.slice(result.indexOf(',') + 1) : result;
}
