import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isLang, defaultLang } from '#contract/core/langs.ts';
import { setCallLang } from './lib/call.ts';
import { whenFacesLack } from '#web/lib/text/faces.ts';
import { loadTexts, roomsOf } from '#web/lib/text/i18n.ts';
import { numberHashEntries } from '#web/lib/page/hash-entries.ts';
import { pageOf } from '#web/lib/page/page-of.ts';
import { setTexts } from '#web/lib/text/page-texts.ts';
import { WordsContext } from '#web/lib/text/words.ts';

const start = async () => {
  const asked = document.documentElement.dataset['language'];
  const lang = isLang(asked) ? asked : defaultLang;
  setCallLang(lang);
  const texts = await loadTexts(lang, roomsOf(await pageOf(location.pathname)));
  setTexts(texts);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <WordsContext value={texts}>
          <HydratedRouter />
        </WordsContext>
      </StrictMode>,
    );
  });
};

numberHashEntries();
void start();

/** After the page, and only where it shows Chinese that our own faces lack. */
const watchFaces = () =>
  setTimeout(
    () => whenFacesLack(() => void import('#web/lib/text/stock-faces.ts').then((m) => m.loadStockFaces())),
    300,
  );
if (document.readyState === 'complete') watchFaces();
else window.addEventListener('load', watchFaces, { once: true });
