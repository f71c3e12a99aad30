// Copying to the clipboard; false where the browser does not let us: on plain HTTP, or if the player said no.
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
