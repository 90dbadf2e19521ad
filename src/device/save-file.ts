/** The browser reads the file after the click, so its object URL is revoked later. */
const RELEASE_AFTER_MS = 10_000;

/** Offers a text to the browser as a download with this name and media type. */
export function saveFile(name: string, mediaType: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS);
}
