/** Milliseconds before the object URL is revoked: some browsers read the file only after a while. */
const RELEASE_MS = 10_000;

/** Saves a file generated here to the phone. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_MS);
}
