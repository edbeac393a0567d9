/** Decodes a picture from the messenger: iPhones prefix it with `data:image/…;base64,`; Android has no prefix and adds line breaks. */
export function pictureOf(localData: string): Blob {
  const [, kind = 'image/jpeg'] = /^data:([\w/+.-]+);base64,/.exec(localData) ?? [];
  const text = atob(localData.replace(/^data:[^,]*,/, '').replace(/\s/g, ''));
  return new Blob([Uint8Array.from(text, (character) => character.charCodeAt(0))], { type: kind });
}

/** A bar code arrives as `EAN_13,6901234567892`: the content follows the comma. A QR code may itself contain commas. */
export function scannedText(result: string): string {
  return /^[A-Z]+_?\d*,/.test(result) ? result.slice(result.indexOf(',') + 1) : result;
}
