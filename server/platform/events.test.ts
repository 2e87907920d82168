import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { type Bus, topic } from './bus/index.ts';
import { type Ctx, emit } from './context.ts';
import { event, withVersion, payloadOf, retired, Unreadable } from './events.ts';
import { on } from './room.ts';

const shipped = event({
  name: 'parcel.shipped',
  version: 2,
  schema: z.object({ parcelId: z.string(), kilos: z.number() }),
  means: 'A parcel left the house.',
  upgrade: ({ grams, ...rest }) => ({ ...rest, kilos: Number(grams) / 1000 }),
});
const told = retired({
  name: 'parcel.told',
  version: 1,
  schema: z.object({ userId: z.string() }),
  means: 'Somebody was to be told of a parcel.',
  retired: 'Parcels are shipped.',
});

describe('the payload of an event', () => {
  it('comes back from a job as it was emitted', () => {
    const job = JSON.parse(JSON.stringify(withVersion(shipped, { parcelId: 'p', kilos: 2 }))) as unknown;
    expect(payloadOf(shipped, job)).toEqual({ parcelId: 'p', kilos: 2 });
  });

  it('of an earlier version is brought up to this one; from before versions it is the first', () => {
    expect(payloadOf(shipped, { parcelId: 'p', grams: 1500 })).toEqual({ parcelId: 'p', kilos: 1.5 });
    expect(payloadOf(told, { userId: 'u' })).toEqual({ userId: 'u' });
  });

  it('is refused where it does not fit, and the fault names keys, never values', () => {
    const read = (data: unknown) => () => payloadOf(shipped, data);
    const wrong = read(withVersion(shipped, { parcelId: 'p', kilos: 'secret' }));
    expect(wrong).toThrow(Unreadable);
    expect(wrong).toThrow('parcel.shipped: version 2 does not fit its schema at kilos (invalid_type)');
    expect(read(null)).toThrow(Unreadable);
    expect(read({ parcelId: 'p', kilos: 2, $version: 3 })).toThrow('version 3 is newer than 2');
  });

  it('reaches a subscriber only when it fits', async () => {
    const heard: unknown[] = [];
    const s = on(shipped, 'post', async (_, p) => void heard.push(p));
    await expect(s.run({} as Ctx, { parcelId: 1 }, 'job')).rejects.toThrow(Unreadable);
    await s.run({} as Ctx, withVersion(shipped, { parcelId: 'p', kilos: 2 }), 'job');
    expect(heard).toEqual([{ parcelId: 'p', kilos: 2 }]);
  });
});

/** Held by tsc, which fails on an expected error that is none. */
export const mistakes = async (ctx: Ctx, bus: Bus): Promise<void> => {
  await emit(ctx, shipped, { parcelId: 'p', kilos: 2 });
  // @ts-expect-error a name is not an event
  await emit(ctx, 'parcel.shiped', { parcelId: 'p', kilos: 2 });
  // @ts-expect-error a key is missing
  await emit(ctx, shipped, { parcelId: 'p' });
  // @ts-expect-error a key is misspelt
  await emit(ctx, shipped, { parcelId: 'p', kilo: 2 });
  // @ts-expect-error a key too many
  await emit(ctx, shipped, { parcelId: 'p', kilos: 2, to: 'me' });
  // @ts-expect-error another type
  await emit(ctx, shipped, { parcelId: 'p', kilos: '2' });
  // @ts-expect-error a retired event is emitted no more
  await emit(ctx, told, { userId: 'u' });
  on(told, 'last', async (_, { userId }) => void userId.length);
  // @ts-expect-error a subscriber asks for what the event does not say
  on(shipped, 'post', async (_, { grams }) => void grams);
  // @ts-expect-error a subscriber takes another payload
  on(shipped, 'post', async (_, p: { parcelId: number }) => void p);

  const arrived = topic<{ userId: string }>('parcel.arrived');
  await bus.publish(arrived, { userId: 'u' });
  // @ts-expect-error a name is not a topic
  await bus.publish('parcel.arived', { userId: 'u' });
  // @ts-expect-error a key is misspelt
  await bus.publish(arrived, { user: 'u' });
  bus.subscribe(arrived, ({ userId }) => void userId.length);
  // @ts-expect-error a listener asks for what the message does not say
  bus.subscribe(arrived, (m: { sessionId: string }) => void m.sessionId);
};
