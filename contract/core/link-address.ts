const allowed = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * The address of a link as it may be kept, or null: web, mail and telephone only, so no script. `example.com` is taken as
 * https.
 */
export const safeAddress = (text: string): string | null => {
  const s = text.trim();
  if (!s || /[\s\\]/.test(s)) return null;
  const given = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(s) ? s : /^[\w-]+(\.[\w-]+)+([/?#:]|$)/.test(s) ? `https://${s}` : '';
  try {
    const url = new URL(given);
    return allowed.has(url.protocol) && (url.hostname || !url.protocol.startsWith('http')) ? given : null;
  } catch {
    return null;
  }
};
