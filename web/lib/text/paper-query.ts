import { browserZone } from '#web/lib/text/browser-zone.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useLang } from './lang.ts';

/** What the address of a document says of its reader: the language, and the browser's time zone once it is known. */
export const usePaperQuery = (more: Record<string, string> = {}): string => {
  const lang = useLang();
  const zone = useReady() ? browserZone() : '';
  return new URLSearchParams({ lang, ...(zone && { zone }), ...more }).toString();
};
