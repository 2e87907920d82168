import { expect, it } from 'vitest';
import { buyer, provider } from '#tests/world/people.ts';
import { useDatabase } from '../harness/database.ts';
import { expectFit } from '../harness/fit.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { platform } = useDatabase();

it('a project is published in Chinese, answered in Spanish with 62,5, accepted, and its first stage delivered', async () => {
  const [b, p] = [await buyer(platform), await provider(platform)];
  const china = await open({ token: b.token, lang: 'cn' });
  const spain = await open({ token: p.token, lang: 'es', locale: 'es-ES', zone: 'Europe/Madrid', width: 390 });
  const [cn, es] = [wordsOf('cn'), wordsOf('es')];

  await expectFit(china, '/buyerInquirydata/addOneStop');
  // What is missing is told beside its field.
  await china.getByRole('button', { name: cn('docking:form.send'), exact: true }).click();
  await china.locator('[aria-invalid="true"]').first().waitFor();
  const fill = (name: string, value: string) => china.locator(`[name="${name}"]`).fill(value);
  await fill('title.cn', '叶根试样静态试验');
  await china.locator('[contenteditable="true"]').fill('叶根螺栓套连接的静态试验，报告须可用于认证。');
  await china.getByRole('combobox', { name: cn('docking:form.kind') }).click();
  await china.getByRole('option', { name: '材料' }).first().click();
  const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  await china.getByLabel(cn('docking:form.deadline'), { exact: true }).fill(`${day} 18:00`);
  await fill('max', '6000');
  await fill('stages.0.name', '试样制备');
  await fill('stages.0.delivers', '12 件试样与尺寸记录');
  await fill('contactName', '周屿');
  await fill('phone', '13900001111');
  await china.getByRole('button', { name: cn('docking:form.send'), exact: true }).click();
  await china.waitForURL(/projectDockingDetails/);
  const at = new URL(china.url());

  await expectFit(spain, `/es${at.pathname}${at.search}`);
  await spain.getByRole('button', { name: es('docking:propose.title') }).click();
  await spain.locator('[name="what.1"]').fill('Doce probetas con registro dimensional');
  await spain.locator('[name="price.1"]').fill('62,5');
  await spain.locator('[name="days.1"]').fill('15');
  await spain.getByRole('button', { name: es('docking:propose.send'), exact: true }).click();
  await spain.getByText(es('docking:proposalState.submitted'), { exact: true }).waitFor();
  await spain.getByText('13900001111').waitFor();
  expect(await spain.locator('main').textContent()).toMatch(/62,50/);

  await go(china, china.url());
  await china.getByRole('button', { name: /全部交给/ }).click();
  await china.getByRole('button', { name: cn('docking:award.act'), exact: true }).click();
  await china.getByText(cn('docking:state.underway')).first().waitFor();

  await go(spain, spain.url());
  await spain.getByRole('button', { name: es('docking:stageAct.start'), exact: true }).click();
  await spain.getByRole('button', { name: es('docking:stageAct.start'), exact: true }).click();
  await spain.getByRole('button', { name: es('docking:stageAct.deliver'), exact: true }).click();
  await spain.getByLabel(es('docking:stageAsk.deliver')).fill('Doce probetas enviadas');
  await spain.getByRole('button', { name: es('docking:stageAct.deliver'), exact: true }).click();
  await spain.getByText(es('docking:stageState.delivered'), { exact: true }).waitFor();

  await expectFit(china, `${at.pathname}${at.search}`);
  await china.getByText('Doce probetas enviadas').waitFor();
  await china.getByRole('button', { name: cn('docking:stageAct.accept'), exact: true }).click();
  await china.getByRole('button', { name: cn('docking:stageAct.accept'), exact: true }).click();
  await china.getByText(cn('docking:state.completed')).first().waitFor();
  expectQuiet(china);
  expectQuiet(spain);
});
