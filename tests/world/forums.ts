import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { insertForums } from '#server/rooms/fairs/seed.ts';
import type { TestPlatform } from '#tests/harness/platform.ts';

type Wish = { fairId: string; hallId?: string; entId?: string | null; places?: number; starts?: number; ends?: number };

/** A talk of a fair, in hours from now: it goes on where nothing else is said. */
export const forumOf = async (t: TestPlatform, o: Wish): Promise<string> => {
  const id = newId();
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  await insertForums(systemContext(t.platform), {
    forums: [
      {
        id,
        fairId: o.fairId,
        hallId: o.hallId ?? null,
        entId: o.entId ?? null,
        title: { cn: '测试论坛', en: 'Test talk', es: 'Charla de prueba' },
        about: { cn: '内容', en: 'About it', es: 'Contenido' },
        speakers: [{ name: { en: 'Speaker' }, company: { en: 'Company' } }],
        startsAt: at(o.starts ?? -0.5),
        endsAt: at(o.ends ?? 1),
        places: o.places ?? 10,
        language: 'en',
      },
    ],
    seats: [],
    questions: [],
    votes: [],
    visitors: [],
  });
  return id;
};
