import { expect, it } from 'vitest';
import { deskPageTo } from '#contract/desk-pages.ts';
import { pageTo } from '#contract/pages.ts';
import { productRows } from '#tests/world/lists.ts';
import { buyer, person, supplier } from '#tests/world/people.ts';
import { axe } from '../harness/axe.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser, type Watched } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open, baseUrl } = useBrowser();
const { platform, pool } = useDatabase();
const [cn, es] = [wordsOf('cn'), wordsOf('es')];
const look = async (page: Watched, name: string) => {
  if (process.env['LOOK']) await page.screenshot({ path: `${process.env['LOOK']}/${name}.png` });
};

it('a question in Spanish is answered in Chinese and read by everybody, who asked by nobody (catalogue 38 and 39)', async () => {
  const [b, s, other, desk] = await Promise.all([
    buyer(platform),
    supplier(platform),
    buyer(platform),
    person(platform, { userType: 9, roles: ['ROLE_OPERATOR'] }),
  ]);
  await pool.query(`update users set name = 'Itziar Zubeldia', lang = 'es' where id = $1`, [b.userId]);
  const asker = `{"cn":"苏贝尔迪亚复合材料","es":"Zubeldia Compuestos"}`;
  await pool.query('update enterprises set name = $2 where id = $1', [b.entId, asker]);
  const [id = ''] = await productRows({ platform } as never, s.entId!, 1);
  const asked = '¿Suministran bobinas de 4 kg?';

  // The buyer asks, and is not named to the supplier.
  const mine = await open({ token: b.token, lang: 'es', width: 390 });
  await go(mine, `/es${pageTo('product', { id })}`);
  const part = mine.getByRole('region', { name: es('catalogue:questions.title') });
  const ask = part.getByRole('button', { name: es('catalogue:questions.ask') });
  const write = part.getByLabel(es('catalogue:questions.write'));
  const send = part.getByRole('button', { name: es('catalogue:questions.send') });
  await ask.click();
  await write.fill(asked);
  await axe(mine);
  await send.click();
  await part.getByText(es('catalogue:questions.sent')).waitFor();
  await part.getByText(es('catalogue:questions.waits')).waitFor();
  // The form is as it was, for another question.
  await ask.click();
  await write.fill('¿Y con qué plazo?');
  await send.click();
  await write.waitFor({ state: 'detached' });
  await part.getByText('¿Y con qué plazo?').waitFor();

  // The supplier's home has it as a task, which leads to the questions themselves.
  const theirs = await open({ token: s.token });
  await go(theirs, pageTo('companyHome'));
  await theirs
    .getByRole('region', { name: cn('work:tasks.label') })
    .getByRole('listitem')
    .filter({ hasText: cn('work:task.answerProductQuestion.what', { n: 2 }) })
    .getByRole('link', { name: cn('work:task.answerProductQuestion.act') })
    .click();
  await theirs.waitForURL((url) => url.search.includes(id) && url.hash === '#questions');
  const question = theirs.getByRole('listitem').filter({ hasText: asked });
  await question.waitFor();
  await expect.poll(() => inSight(theirs)).toBe(true);
  expect(await theirs.locator('body').innerText()).not.toContain('Itziar');
  await question.getByRole('button', { name: cn('catalogue:questions.toAnswer') }).click();
  await question.getByLabel(cn('catalogue:questions.answerLabel')).fill('有 4 kg 筒，200 kg 起订。');
  await axe(theirs);
  await question.getByRole('button', { name: cn('catalogue:questions.sendAnswer') }).click();
  await question.getByText(cn('catalogue:questions.answered')).waitFor();
  await look(theirs, 'questions-supplier');

  // The buyer's open page has it in place; from another page the word of it leads there.
  await part.getByText('有 4 kg 筒，200 kg 起订。').waitFor();
  await go(mine, `/es${pageTo('notices')}`);
  await mine
    .getByRole('main')
    .getByRole('link', { name: /El proveedor ha respondido/ })
    .first()
    .click();
  await mine.waitForURL((url) => url.search.includes(id));
  await part.getByText('有 4 kg 筒，200 kg 起订。').waitFor();
  await expect.poll(() => inSight(mine)).toBe(true);
  await look(mine, 'questions-buyer');

  // A visitor reads both, and who asked stands nowhere; what is not answered neither.
  const html = await (await fetch(`${baseUrl}/es${pageTo('product', { id })}`)).text();
  expect(html).toContain(asked);
  expect(html).toContain('200 kg 起订');
  const data = await (await fetch(`${baseUrl}/api/busi/busiproductinfo/questions/${id}`)).text();
  for (const seen of [html, data])
    for (const secret of [b.userId, b.entId!, b.email, 'Itziar', 'Zubeldia', '苏贝尔迪亚', '¿Y con qué plazo?'])
      expect(seen).not.toContain(secret);

  // Another member reports it, the desk hides it, and it is there for nobody.
  const reader = await open({ token: other.token, lang: 'es' });
  await go(reader, `/es${pageTo('product', { id })}`);
  await reader
    .getByRole('listitem')
    .filter({ hasText: asked })
    .getByRole('button', { name: es('common:report') })
    .click();
  await reader.getByLabel(es('report:reason')).fill('Es publicidad de otra empresa');
  await reader.getByRole('button', { name: es('report:send') }).click();
  await reader.getByText(es('report:done')).first().waitFor();
  const office = await open({ token: desk.token });
  await go(office, deskPageTo('operatorReports'));
  const reported = office.getByRole('listitem').filter({ hasText: asked });
  await reported.getByLabel(cn('operator:report.reason')).fill('与产品无关');
  await reported.getByRole('button', { name: cn('operator:report.hide') }).click();
  await office.getByRole('listitem').filter({ hasText: asked }).getByText(cn('operator:report.restore')).waitFor();
  const visitor = await open({ lang: 'es' });
  await go(visitor, `/es${pageTo('product', { id })}`);
  await visitor.getByText(es('catalogue:questions.none')).waitFor();
  expect(await visitor.getByText(asked).count()).toBe(0);
  for (const page of [mine, theirs, reader, office, visitor]) expectQuiet(page);
});

/** Whether the heading of the questions is in sight, below what sticks to the top. */
const inSight = (page: Watched): Promise<boolean> =>
  page.evaluate(() => {
    const { top, bottom } = document.querySelector('#questions h2')!.getBoundingClientRect();
    return top >= document.querySelector('header')!.getBoundingClientRect().bottom && bottom <= innerHeight;
  });
