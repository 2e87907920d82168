import { useRevalidator } from 'react-router';
import { CallError } from '#contract/core/client.ts';
import { useAct } from '#web/lib/form/use-act.ts';

/** One act at a time on an order; afterwards, and where the other side was quicker, the order is shown as it stands then. */
export const useOrderAct = <Key extends string = string>() => {
  const { revalidate } = useRevalidator();
  const work = useAct<Key>();
  const act = (todo: () => Promise<unknown>, key?: Key) =>
    work.act(async () => {
      try {
        await todo();
      } catch (err) {
        if (err instanceof CallError && err.status === 409) await revalidate();
        throw err;
      }
      await revalidate();
    }, key);
  return { ...work, act };
};
