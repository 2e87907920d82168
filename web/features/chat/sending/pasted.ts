type Clip = { text: string; files: readonly { name: string }[] };

/**
 * Whether what is pasted goes in as words. Cells of a spreadsheet and pieces of a document come as words with a picture of them beside;
 * a picture comes alone, and files come with nothing but their names.
 */
export const isText = ({ text, files }: Clip): boolean => {
  const lines = text
    .split(/\r?\n/)
    .map((l) => l.trim())
    .filter(Boolean);
  if (!lines.length) return false;
  return !files.length || !lines.every((l) => files.some((f) => f.name && l.endsWith(f.name)));
};
