import { langs } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { wordsGiven } from '#contract/core/text.ts';
import { type confidential, confidentialErrors } from '#contract/inquiry/confidential.ts';
import { type Ctx, emit, refuse } from '#server/platform/context.ts';
import { agreementChanged } from '../events.ts';
import { agreementInForce } from './agreement-text.ts';
import { findAccepting, setAgreementText } from './agreement-store.ts';
import { onOwn } from './lock-own.ts';

type Input = ParsedOf<typeof confidential.setAgreement>['body'];
const same = (a: Text, b: Text) => langs.every((l) => (a[l] ?? '') === (b[l] ?? ''));

/**
 * Other words, or the platform's again: whoever accepted the ones before is asked anew and told so. The same words are no new version,
 * and of two changes of one version the second is refused (deals 85).
 */
export const setAgreement = (ctx: Ctx, id: string, { base, text }: Input) =>
  onOwn(ctx, id, async (tx, i) => {
    const words = text ? wordsGiven(text) : null;
    const now = agreementInForce(i);
    if (words ? now.own && same(words, now.text) : !now.own) return now;
    if (base !== now.version) throw refuse(confidentialErrors.agreementChanged);
    await setAgreementText(tx, id, words);
    await emit(tx, agreementChanged, {
      inquiryId: id,
      number: i.number ?? '',
      title: i.title,
      entIds: await findAccepting(tx, id),
    });
    return agreementInForce({ agreementText: words, agreementNo: i.agreementNo + (words ? 1 : 0) });
  });
