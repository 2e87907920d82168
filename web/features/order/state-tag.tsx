import { useTranslation } from '#web/lib/text/words.ts';
import type { OrderState } from '#contract/order/calls.ts';
import { Tag, type Tone } from '#web/ui/feedback/tag.tsx';

const tones: Record<OrderState, Tone> = {
  toConfirm: 'weft',
  confirmed: 'info',
  inProduction: 'info',
  shipped: 'info',
  received: 'info',
  completed: 'warp',
  cancelled: 'plain',
  dispute: 'bad',
};

export const StateTag = ({ state }: { state: OrderState }) => {
  const { t } = useTranslation('common');
  return <Tag tone={tones[state]}>{t(`orderState.${state}`)}</Tag>;
};
