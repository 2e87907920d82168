import { expect, it } from 'vitest';
import { roleCodes as r } from '#contract/core/access.ts';
import { pageTo } from '#contract/pages.ts';
import { buyer, person, supplier } from '#tests/world/people.ts';
import { at } from '../harness/account.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { platform } = useDatabase();
const [cn, en, es] = [wordsOf('cn'), wordsOf('en'), wordsOf('es')];

it('two colleagues and a buyer: queue, taken by one, note, canned reply in their language, end, reopening, stars', async () => {
  const [owner, b] = await Promise.all([supplier(platform), buyer(platform)]);
  const sales = await person(platform, { userType: 1, roles: [r.supplier], entId: owner.entId, seat: 'sales' });
  const mine = await open({ token: owner.token, lang: 'cn' });
  const theirs = await open({ token: sales.token, lang: 'en', width: 390 });
  const asks = await open({ token: b.token, lang: 'es', width: 390 });

  // The owner keeps a reply and the hours.
  await go(mine, at('cn', pageTo('notices')));
  await mine
    .getByRole('link', { name: cn('common:side.consultCentre') })
    .first()
    .click();
  await mine.getByRole('link', { name: cn('desk:view.replies') }).click();
  await mine.getByRole('button', { name: cn('desk:replies.add') }).click();
  await mine.getByLabel(`${cn('desk:replies.title')} · 中文`).fill('交期');
  await mine.getByRole('button', { name: cn('desk:replies.save') }).click();
  // Without its text it is refused beside the field, and nothing typed is lost.
  await mine.getByText(cn('errors:rules.oneLanguage')).waitFor();
  await mine.getByLabel(`${cn('desk:replies.text')} · Español`).fill('Tres semanas.');
  await mine.getByRole('button', { name: cn('desk:replies.save') }).click();
  await mine.getByRole('heading', { name: '交期' }).waitFor();

  // A question from the company's page.
  await go(asks, at('es', pageTo('chat', { eid: owner.entId ?? '' })));
  const write = asks.getByLabel(new RegExp(`^${es('chat:write')}`));
  await write.fill('¿Qué plazo tienen?');
  await asks.getByRole('button', { name: es('chat:send'), exact: true }).click();
  await asks.getByText(es('chat:sent'), { exact: true }).waitFor();

  // Both colleagues see it wait; one takes it, and the other, whose queue has not heard of it yet, is told who was faster.
  await theirs.routeWebSocket('**/api/chat/ws', () => undefined);
  await go(theirs, at('en', pageTo('consultCentre')));
  await theirs.getByText('¿Qué plazo tienen?').waitFor();
  await mine.getByRole('link', { name: cn('desk:view.desk') }).click();
  await mine.getByRole('button', { name: new RegExp(`^${cn('desk:take')}`) }).click();
  await mine.getByText(cn('desk:took')).waitFor();
  await theirs.getByRole('button', { name: new RegExp(`^${en('desk:take')}`) }).click();
  await theirs.getByText(/Somebody was faster/).waitFor();

  // In the conversation: a note, and the reply in the buyer's language.
  const states = mine.getByRole('navigation', { name: cn('desk:tab.label') });
  await states.getByRole('link', { name: new RegExp(`^${cn('desk:tab.mine')}`) }).click();
  await mine.locator('[data-row]').first().click();
  await mine.getByRole('button', { name: cn('desk:strip.notes') }).click();
  await mine.getByLabel(cn('desk:notes.write')).fill('内部底价 88');
  await mine.getByRole('button', { name: cn('desk:notes.add') }).click();
  await mine.getByText('内部底价 88').waitFor();
  await mine.keyboard.press('Escape');
  await mine.getByRole('button', { name: cn('desk:strip.notesN', { n: 1 }) }).waitFor();
  await mine.getByRole('button', { name: cn('desk:replies.insert') }).click();
  await mine.getByRole('button', { name: /Tres semanas/ }).click();
  const field = mine.getByLabel(new RegExp(`^${cn('chat:write')}`));
  await expect.poll(() => field.inputValue()).toBe('Tres semanas.');
  await field.press('Enter');
  await asks.getByRole('listitem').filter({ hasText: 'Tres semanas.' }).first().waitFor();

  // What came while the conversation is open is before the reader's eyes: it ends with the rest.
  await write.fill('Muchas gracias.');
  await write.press('Enter');
  await mine.getByRole('listitem').filter({ hasText: 'Muchas gracias.' }).first().waitFor();

  // It ends, the buyer is asked once, and writing again opens it again.
  await mine.getByRole('button', { name: cn('desk:close'), exact: true }).click();
  await asks.getByRole('radio', { name: es('desk:rate.star', { n: 4 }) }).check({ force: true });
  await asks.getByRole('button', { name: es('desk:rate.send') }).click();
  await asks.getByText(es('desk:rate.thanks')).waitFor();
  await write.fill('¿Y el precio?');
  await write.press('Enter');
  await mine.getByRole('button', { name: cn('desk:take'), exact: true }).waitFor();
  expect(await asks.content()).not.toContain('底价');
  await go(asks, at('es', pageTo('consultCentre')));
  await asks.getByText(es('desk:starsOf', { n: 4 })).waitFor();
  for (const page of [mine, asks]) expectQuiet(page);
});
