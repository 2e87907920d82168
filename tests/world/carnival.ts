import type { CampaignTask } from '#contract/carnival/calls.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { insertCampaignWorld } from '#server/rooms/carnival/seed.ts';
import type { TestPlatform } from '#tests/harness/platform.ts';
import { person } from './people.ts';

const three = (text: string) => ({ cn: text, en: text, es: text });

/** A campaign that is open now: whoever completed their profile has one draw. */
export const campaignOf = async (
  t: TestPlatform,
  o: {
    slots?: number;
    stocks?: number[];
    tasks?: CampaignTask[];
    /** Hours from now. */
    starts?: number;
    ends?: number;
    kind?: 'postal' | 'virtual';
  } = {},
): Promise<string> => {
  const id = newId();
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const editor = await person(t.platform, { userType: 9, roles: ['ROLE_OPERATOR'] });
  await insertCampaignWorld(systemContext(t.platform), {
    campaign: {
      id,
      name: three('抽奖'),
      about: three('抽奖'),
      zone: 'Asia/Shanghai',
      startsAt: at(o.starts ?? -1),
      endsAt: at(o.ends ?? 24),
      slots: o.slots ?? 100,
      claimDays: 7,
      tasks: o.tasks ?? [{ kind: 'profile', need: 1, draws: 1 }],
      publishedAt: at(-100),
      createdBy: editor.userId,
      clientKey: newId(),
    },
    seed: id.replaceAll('-', '').repeat(2),
    over: false,
    prizes: (o.stocks ?? [10]).map((stock, i) => ({
      id: newId(),
      no: i + 1,
      name: three(`奖品 ${i + 1}`),
      provider: three('复材汇'),
      kind: o.kind ?? 'postal',
      stock,
    })),
    deeds: [],
    draws: [],
    claims: [],
  });
  return id;
};
