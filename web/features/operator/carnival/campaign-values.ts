import { carnivalLimits, type PrizeKind, type TaskKind, taskKinds } from '#contract/carnival/states.ts';
import type { InputOf } from '#contract/core/endpoint.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { campaignZones, DeskCampaign, operatorCarnival } from '#contract/operator/carnival.ts';

const nothing = { cn: '', en: '', es: '' };
export type InThree = typeof nothing;
const inThree = (t: Text): InThree => ({ ...nothing, ...t });

type PrizeValues = { name: InThree; provider: InThree; kind: PrizeKind; stock: string };
export const newPrize = (): PrizeValues => ({ name: nothing, provider: nothing, kind: 'postal', stock: '1' });

type TaskValues = { on: boolean; need: string; draws: string };
export type CampaignValues = {
  name: InThree;
  about: InThree;
  zone: (typeof campaignZones)[number];
  startsAt: string;
  endsAt: string;
  slots: string;
  claimDays: string;
  tasks: Record<TaskKind, TaskValues>;
  prizes: PrizeValues[];
};

/** What the form begins with: a draft, or nothing. */
export const valuesOf = (c: DeskCampaign | null): CampaignValues => {
  const taskOf = (kind: TaskKind): TaskValues => {
    const own = c?.tasks.find((t) => t.kind === kind);
    return { on: Boolean(own), need: String(own?.need ?? 1), draws: String(own?.draws ?? 1) };
  };
  return {
    name: inThree(c?.name ?? {}),
    about: inThree(c?.about ?? {}),
    zone: (c?.zone as CampaignValues['zone'] | undefined) ?? 'Asia/Shanghai',
    startsAt: c?.startsAt ?? '',
    endsAt: c?.endsAt ?? '',
    slots: c ? String(c.slots) : '',
    claimDays: String(c?.claimDays ?? 14),
    tasks: Object.fromEntries(taskKinds.map((k) => [k, taskOf(k)])) as CampaignValues['tasks'],
    prizes: c?.prizes.map((p) => ({
      name: inThree(p.name),
      provider: inThree(p.provider),
      kind: p.kind,
      stock: String(p.stock),
    })) ?? [newPrize()],
  };
};

/** What was typed as the call takes it; what is no number stays wrong, so that its field is told. */
export const bodyOf = (
  v: CampaignValues,
  of: { id: string | null; version: number; clientKey: string },
): InputOf<typeof operatorCarnival.save>['body'] => ({
  ...of,
  name: v.name,
  about: v.about,
  zone: v.zone,
  startsAt: v.startsAt,
  endsAt: v.endsAt,
  slots: Number(v.slots || 0),
  claimDays: Number(v.claimDays || 0),
  tasks: taskKinds
    .filter((kind) => v.tasks[kind].on)
    .map((kind) => ({ kind, need: Number(v.tasks[kind].need || 0), draws: Number(v.tasks[kind].draws || 0) })),
  prizes: v.prizes.map((p) => ({ ...p, stock: Number(p.stock || 0) })),
});

export const mostPrizes = carnivalLimits.prizes;
