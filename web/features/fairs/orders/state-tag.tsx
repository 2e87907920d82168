import type { BoothOrderState } from '#contract/fairs/exhibiting/order-states.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tag, type Tone } from '#web/ui/feedback/tag.tsx';

const tones: Record<BoothOrderState, Tone> = {
  asked: 'weft',
  confirmed: 'warp',
  paid: 'warp',
  refused: 'bad',
  withdrawn: 'plain',
  expired: 'plain',
  cancelled: 'bad',
};

export const OrderState = ({ state }: { state: BoothOrderState }) => {
  const { t } = useTranslation('boothOrders');
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>;
};
