import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = globSync('web/**/*.{ts,tsx}').filter((f) => !f.endsWith('.test.ts'));
const where = (words: RegExp): string[] => files.filter((f) => words.test(readFileSync(f, 'utf8'))).toSorted();

it('whatever is reported is reported by one form, which pages get from their routes', () => {
  expect(where(/\bmoderation\.report\b/)).toEqual(['web/features/moderation/report-form.tsx']);
  // What asks for the slot stands on a page whose route brings it: comments of two kinds of pieces, and conversations in two places.
  expect(where(/\buseReports\(\)/)).toEqual([
    'web/features/catalogue/questions/questions.tsx',
    'web/features/chat/desk/figures-view.tsx',
    'web/features/chat/report-dialog.tsx',
    'web/features/content/talk/one-comment.tsx',
    'web/features/fairs/booth/guestbook.tsx',
    'web/features/fairs/forum/questions.tsx',
    'web/features/order/goods/ratings-panel.tsx',
  ]);
  expect(where(/<WithReports>/)).toEqual([
    'web/routes/catalogue/product.tsx',
    'web/routes/chat/centre-chat.tsx',
    'web/routes/chat/chat.tsx',
    'web/routes/chat/consult-desk.tsx',
    'web/routes/content/piece.tsx',
    'web/routes/content/video-detail.tsx',
    'web/routes/fairs/booth.tsx',
    'web/routes/fairs/forum.tsx',
    'web/routes/order/order.tsx',
  ]);
});
