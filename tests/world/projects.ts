import type { InputOf } from '#contract/core/endpoint.ts';
import { docking } from '#contract/docking/calls.ts';
import { newId } from '#server/platform/ids.ts';
import { dockingProjects, dockingProposals } from '#server/rooms/docking/tables.ts';
import type { TestPlatform } from '../harness/platform.ts';
import type { TestPerson } from './people.ts';

type Project = InputOf<typeof docking.add>['body'];
type Proposal = InputOf<typeof docking.propose>['body'];

/** A project of three stages, as its owner writes it. */
export const projectInput = (o: Partial<Project> = {}): Project => ({
  clientKey: newId(),
  title: { cn: '叶根试样检测', en: 'Tests of blade root coupons' },
  need: { cn: '<p>叶根螺栓套连接的静态与疲劳试验，须出具可用于认证的报告。</p>' },
  kind: 'material-testing',
  currency: 'CNY',
  budget: { min: '20000', max: '60000' },
  stages: [
    { name: '试样制备', delivers: '试样与尺寸记录' },
    { name: '静态试验', delivers: '静态试验报告' },
    { name: '疲劳试验', delivers: '疲劳试验报告' },
  ],
  contact: { name: '周屿', phone: '13900001111', mail: '' },
  deadline: new Date(Date.now() + 864_000_000).toISOString(),
  ...o,
});
export const publishProject = (t: TestPlatform, by: TestPerson, o: Partial<Project> = {}) =>
  t.as(by.token)(docking.add, { body: projectInput(o) });

/** What somebody offers for these stages, at so much each. */
export const proposalInput = (stages = [1, 2, 3], price = '12500.50', o: Partial<Proposal> = {}): Proposal => ({
  clientKey: newId(),
  lines: stages.map((stage) => ({ stage, what: '按标准完成并出具报告', price, days: 20 })),
  references: '两个叶根项目',
  ...o,
});
export const proposeAs = (t: TestPlatform, by: TestPerson, id: string, body = proposalInput()) =>
  t.as(by.token)(docking.propose, { params: { id }, body });

/** So many projects as rows, each with a proposal of a company: quicker than by their calls, and without their events. */
export const projectRows = async (t: TestPlatform, by: TestPerson, offering: TestPerson, n: number): Promise<void> => {
  const rows = Array.from({ length: n }, (_, i): typeof dockingProjects.$inferInsert => ({
    id: newId(),
    number: `XM20260601-${newId()}`,
    clientKey: newId(),
    ownerId: by.userId,
    entId: by.entId,
    state: 'open',
    title: { cn: `叶根试样检测 ${i}` },
    need: {},
    kind: 'material-testing',
    currency: 'CNY',
    contactName: '周屿',
    deadline: new Date(Date.now() + (i + 1) * 86_400_000).toISOString(),
  }));
  await t.platform.db.insert(dockingProjects).values(rows);
  await t.platform.db.insert(dockingProposals).values(
    rows.map((r) => ({
      id: newId(),
      projectId: r.id,
      entId: offering.entId ?? '',
      userId: offering.userId,
      clientKey: newId(),
      state: 'submitted' as const,
      total: '1.00',
    })),
  );
};
