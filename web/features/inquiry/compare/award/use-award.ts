import { useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useNavigate, useRevalidator } from 'react-router';
import { CallError } from '#contract/core/client.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import type { AwardInput, QuotationView } from '#contract/inquiry/schemas.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { say } from '#web/lib/say.ts';
import { usePath, useText } from '#web/lib/text/lang.ts';
import type { Refusal } from './refuse-dialog.tsx';
import type { Picks } from '#contract/inquiry/comparison/level.ts';

type Data = DataOf<typeof inquiry.own>;

/** Picks as the call takes them: each quotation with its lines and their tiers, in the order of the quotations. */
const awardsOf = ({ quotations, parts, version }: Data, picks: Picks): AwardInput =>
  quotations.flatMap(({ id, forVersion }) => {
    const lines = parts.lines.flatMap((l) => {
      const pick = picks[l.id];
      return pick?.quotationId === id
        ? [{ lineId: l.id, tier: pick.tier, ...(pick.alternative && { alternative: pick.alternative }) }]
        : [];
    });
    return lines.length ? [{ quotationId: id, lines, ...(forVersion !== version && { version: forVersion }) }] : [];
  });

/** Why an award was refused, and for whose quotation where the server tells. */
const useRefusal = (data: Data, awards: AwardInput) => {
  const { t } = useTranslation(['inquiry', 'compare']);
  const text = useText();
  return (err: unknown): string => {
    if (!(err instanceof CallError) || !err.message) return t('compare:failed');
    const at = Object.keys(err.fields).flatMap((k) => /^awards\.(\d+)/.exec(k)?.[1] ?? [])[0];
    const company = data.quotations.find((q) => q.id === awards[Number(at)]?.quotationId)?.company.name;
    return company ? t('compare:refusedFor', { company: text(company), message: err.message }) : err.message;
  };
};

/**
 * The buyer's choice by line, what is about to be accepted, and the calls that decide. An award is one call: where it is
 * refused nothing was made, and the choice stays.
 */
export const useAward = (data: Data) => {
  const { t } = useTranslation(['inquiry', 'compare']);
  const path = usePath();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<Picks>({});
  const [awarding, setAwarding] = useState<Picks | null>(null);
  const [refusing, setRefusing] = useState<QuotationView | null>(null);
  const awards = awardsOf(data, awarding ?? {});
  const { busy, fault, setFault, act } = useAct(useRefusal(data, awards));
  const decide = async (work: () => Promise<void>) => {
    if (busy) return;
    if (await act(work)) {
      setChosen({});
      setAwarding(null);
    }
    setRefusing(null);
    // Refused or not, others may have been quicker.
    await revalidate();
  };
  const accept = (reason: string) =>
    decide(async () => {
      const body = { awards, ...(reason && { reason }) };
      const { orders, requestId } = await call(inquiry.award, { params: { id: data.row.id }, body });
      if (requestId) {
        say({ message: t('compare:requested'), color: 'warp' });
        scrollTo({ top: 0 });
      }
      const [only] = orders;
      if (orders.length === 1 && only) await navigate(path(pageTo('order', { id: only.id })));
    });
  const refuse = ({ why, reason }: Refusal) =>
    decide(async () => {
      if (!refusing) return;
      const body = { decision: 'refused' as const, why, ...(reason && { reason }) };
      await call(inquiry.decide, { params: { id: refusing.id }, body });
    });
  const open = (picks: Picks) => {
    setFault('');
    setAwarding(picks);
  };
  return {
    chosen,
    setChosen,
    awarding,
    setAwarding,
    open,
    refusing,
    setRefusing,
    busy,
    refusal: fault,
    accept,
    refuse,
  };
};
