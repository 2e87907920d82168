import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { type Lang, langs } from '#contract/core/langs.ts';

/** A translation by a machine, and the language that it took the text for, where that is one of ours. */
export type Translated = { text: string; from: Lang | null };
export type Translator = {
  /** @returns null where none is set. @throws Error where it can't be reached or answers anything else */
  translate: ((text: string, to: Lang) => Promise<Translated>) | null;
};

/** Milliseconds for an answer: somebody waits for it in a page. */
const patience = 10_000;
/** The protocol's codes. Newer services answer `zh-Hans`, and all take `zh`. */
const codes: Record<Lang, string> = { cn: 'zh', en: 'en', es: 'es' };
const langOf = (code: string | undefined): Lang | null =>
  langs.find((l) => codes[l] === code?.toLowerCase().split('-')[0]) ?? null;

const answer = z.object({
  translatedText: z.string(),
  detectedLanguage: z.object({ language: z.string() }).optional(),
});

/**
 * A service that speaks the protocol of LibreTranslate, `POST {url}/translate`: the free one runs in one's own house, so that no text of a deal
 * needs to leave it. What was asked lately is answered from memory.
 */
export const createTranslator = (o: { url?: string | undefined; key?: string | undefined }): Translator => {
  const { url } = o;
  if (!url) return { translate: null };
  const lately = new LRUCache<string, Translated>({ max: 500 });
  const ask = async (text: string, to: Lang): Promise<Translated> => {
    const res = await fetch(`${url.replace(/\/$/, '')}/translate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        q: text,
        source: 'auto',
        target: codes[to],
        format: 'text',
        ...(o.key && { api_key: o.key }),
      }),
      signal: AbortSignal.timeout(patience),
    });
    if (!res.ok) throw new Error(`the translator answered ${res.status}`);
    const { translatedText, detectedLanguage } = answer.parse(await res.json());
    return { text: translatedText, from: langOf(detectedLanguage?.language) };
  };
  return {
    translate: async (text, to) => {
      const key = `${to} ${text}`;
      const known = lately.get(key);
      if (known) return known;
      const found = await ask(text, to);
      lately.set(key, found);
      return found;
    },
  };
};
