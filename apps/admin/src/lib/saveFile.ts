/** How long a browser may take to begin keeping a file. */
const BEGIN_MS = 60_000;

/** Puts content into the downloads under a name. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), BEGIN_MS);
}
