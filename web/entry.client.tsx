import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isLang, defaultLang } from '#contract/core/langs.ts';
import { pageAt } from '#contract/pages.ts';
import { setCallLang } from './lib/call.ts';
import { hasChineseFace } from '#web/lib/text/faces.ts';
import { createI18n, roomsOf } from '#web/lib/text/i18n.ts';
import { setI18n } from '#web/lib/text/i18n-instance.ts';
import { WordsContext } from '#web/lib/text/words.ts';

const start = async () => {
  const asked = document.documentElement.dataset['language'];
  const lang = isLang(asked) ? asked : defaultLang;
  setCallLang(lang);
  const i18n = await createI18n(lang, roomsOf(pageAt(location.pathname)));
  setI18n(i18n);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <WordsContext value={i18n}>
          <HydratedRouter />
        </WordsContext>
      </StrictMode>,
    );
  });
};

void start();

/** Faces for people's own Chinese, where the system has none: after the page, since only their list is 31 KB. */
const loadStockFaces = () => setTimeout(() => void (hasChineseFace() || import('./fonts-stock.css')), 300);
if (document.readyState === 'complete') loadStockFaces();
else window.addEventListener('load', loadStockFaces, { once: true });
