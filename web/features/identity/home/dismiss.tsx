import { useRevalidator } from 'react-router';
import type { SeenKind } from '#contract/home/tasks.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { seeTask } from './see-task.ts';

/** Takes a line away that asks for nothing but to be read (home 15). */
export default function Dismiss({ id, kind, title }: { id: string; kind: SeenKind; title: string }) {
  const { t } = useTranslation('work');
  const { revalidate } = useRevalidator();
  const { act, busy } = useAct();
  const ready = useReady();
  const dismiss = () =>
    void act(async () => {
      await seeTask(id, kind);
      await revalidate();
    });
  return (
    <ActButton look="plain" busy={busy} disabled={!ready} onClick={dismiss}>
      {t('tasks.dismiss')}
      <span className="visually-hidden">: {title}</span>
    </ActButton>
  );
}
