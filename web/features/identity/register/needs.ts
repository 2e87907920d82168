import { dictionary } from '#contract/dictionary/calls.ts';
import { account } from '#contract/identity/account.ts';
import { call } from '#web/lib/call.ts';

/** What this person said they look for, and what there is to choose from. */
export const loadNeeds = async () => {
  const [products, processes, ext] = await Promise.all([
    call(dictionary.byType, { params: { dictType: 'ent_main_product' } }),
    call(dictionary.byType, { params: { dictType: 'process_type' } }),
    call(account.infoExt),
  ]);
  return { options: { products, processes }, needs: ext.needs };
};
