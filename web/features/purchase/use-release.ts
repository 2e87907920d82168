import type { DataOf } from '#contract/core/endpoint.ts';
import type { KeptDraft } from '#contract/core/schemas.ts';
import { purchase, type PurchaseSent } from '#contract/purchase/calls.ts';
import { serverDraft } from '#web/lib/form/server-draft.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { type Draft, toInput } from './draft.ts';

/** The release form of a purchase; its draft is kept on the server too. */
export const useRelease = (
  kept: KeptDraft | null,
  empty: Draft,
  onDone: (done: DataOf<typeof purchase.add>) => Promise<unknown> | void,
) =>
  useCallForm({
    endpoint: purchase.add,
    initial: { ...empty, ...(kept?.content as Partial<Draft> | undefined) } as Draft,
    input: (draft, key) => ({ body: toInput(draft, key) as PurchaseSent }),
    draft: { name: 'purchase', server: serverDraft<Draft>('purchase', kept) },
    onDone,
  });
