import { randomBytes } from 'node:crypto';
import type { Currency } from '#contract/core/schemas.ts';
import { canonicalJson, commitmentOf } from '#contract/inquiry/seal-chain.ts';
import type { StatedCosts } from '#contract/inquiry/offers/costs.ts';
import type { QuotedLine } from '#contract/inquiry/schemas.ts';
import type { SealedFile } from '#server/rooms/files/index.ts';
import { type Closed, type Seal, SealError } from '#server/platform/seal/index.ts';

/** Everything that a sealed quotation says, and whose, for what and which revision it is: no other can be taken for it. */
export type SealedContent = {
  inquiryId: string;
  quotationId: string;
  companyId: string;
  number: string;
  revision: number;
  version: number;
  currency: Currency;
  tradeTerm: string;
  place: string;
  paymentType: string;
  leadDays: number;
  /** Of contents from before each line had its own: the least quantity of all lines (decision 0112). */
  moq?: string | null;
  validUntil: string;
  note: string | null;
  /** Not in contents from before it could be stated. */
  costs?: StatedCosts | null;
  annexes: string[];
  lines: QuotedLine[];
  totals: (string | null)[];
  /** What its annexes are called, and the SHA-256 of each; none where it has none. */
  files?: SealedFile[];
  /** Where their bytes lie, closed under the data key of this content. */
  parcel?: string;
};

const nonceBytes = 32;
type Named = { inquiryId: string; quotationId: string; revision: number };
const nameOf = (r: Named) => `quotation ${r.inquiryId} ${r.quotationId} ${r.revision}`;

/** Closes what a quotation says, and commits to it: whoever knows the range of prices still lacks the nonce. */
export const closeContent = async (
  seal: Seal,
  content: SealedContent,
  dataKey?: Uint8Array,
): Promise<Closed & { commitment: string }> => {
  const nonce = randomBytes(nonceBytes);
  const text = canonicalJson(content);
  const commitment = await commitmentOf(nonce.toString('hex'), text);
  return { ...seal.close(Buffer.concat([nonce, Buffer.from(text)]), nameOf(content), dataKey), commitment };
};

export type Opened = { nonce: string; text: string; content: SealedContent };

/** The data key of a sealed revision, for what is closed beside its content. @throws SealError */
export const openDataKey = (seal: Seal, row: Named & Closed): Buffer => seal.openKey(row, nameOf(row));

/** @throws SealError where no key opens it, or it is not what was committed to */
export const openContent = async (seal: Seal, row: Named & Closed & { commitment: string }): Promise<Opened> => {
  const plain = seal.open(row, nameOf(row));
  const nonce = plain.subarray(0, nonceBytes).toString('hex');
  const text = plain.subarray(nonceBytes).toString();
  if ((await commitmentOf(nonce, text)) !== row.commitment)
    throw new SealError(`${nameOf(row)} is not what was committed to`);
  return { nonce, text, content: JSON.parse(text) as SealedContent };
};
