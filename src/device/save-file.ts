/** The browser reads the file after the click: its address holds this long. */
const RELEASE_AFTER_MS = 10_000;

/** Hands a text to the browser as a file to save, under a name and with a media type. */
export function saveFile(name: string, mediaType: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS);
}
