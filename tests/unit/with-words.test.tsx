import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { makeTexts } from '#web/lib/text/texts.ts';
import { WithWords } from '#web/lib/text/with-words.tsx';
import { WordsContext } from '#web/lib/text/words.ts';

const shown = (texts: ReturnType<typeof makeTexts>): string =>
  renderToString(
    <WordsContext value={texts}>
      <WithWords rooms={['offers']} wait="later">
        here
      </WithWords>
    </WordsContext>,
  );

it('draws a part with the words that the page began with', () => {
  expect(shown(makeTexts('en', { offers: {} }))).toBe('here');
  expect(shown(makeTexts('en'))).toBe('later');
});

// What React takes over is drawn by the same rule as on the server.
it('first draws what the server drew, also where another part has brought the words meanwhile', () => {
  const texts = makeTexts('en');
  texts.add('offers', {});
  expect(shown(texts)).toBe('later');
});
