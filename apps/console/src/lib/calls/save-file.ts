/** Downloads a file whose content is base64. */
export function saveFile({ name, content }: { name: string; content: string }): void {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes]));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
