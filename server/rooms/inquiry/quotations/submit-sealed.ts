import type { QuotationInput } from '#contract/inquiry/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { closeContent } from '../sealing/content.ts';
import type { Packed } from '../sealing/pack-annexes.ts';
import { keptCosts } from './cost-rules.ts';
import { keptLines } from './offer-rules.ts';
import { writeHead, writeSealed } from '../sealing/seal-store.ts';

type Head = Parameters<typeof writeHead>[1];

/**
 * Closes a quotation and writes it with its line of the chain; nothing that it says is in any other row. Under the inquiry's lock,
 * once it has taken what is packed.
 * @returns the commitment, for the supplier to note down
 */
export const writeSealedQuotation = async (
  tx: Ctx,
  head: Head,
  input: QuotationInput,
  totals: (string | null)[],
  packed: Packed | null,
): Promise<string> => {
  const { clientKey, version: _, ...given } = input;
  const content = {
    ...given,
    ...packed?.named,
    annexes: [...new Set(given.annexes)],
    lines: keptLines(given.lines, tx.lang),
    note: given.note ?? null,
    costs: keptCosts(given.costs),
    totals,
    quotationId: head.id,
    companyId: head.entId,
    number: head.number,
    revision: head.revision,
    version: head.forVersion,
  };
  const closed = await closeContent(tx.platform.seal, content, packed?.dataKey);
  await writeHead(tx, head);
  await writeSealed(tx, {
    id: newId(),
    inquiryId: head.inquiryId,
    quotationId: head.id,
    revision: head.revision,
    clientKey,
    userId: head.userId,
    ...closed,
  });
  return closed.commitment;
};
